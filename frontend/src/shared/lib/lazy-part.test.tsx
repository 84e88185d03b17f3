import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { lazyPart } from './lazy-part.js';

afterEach(cleanup);

interface Greeting {
  readonly name: string;
}
const Greets = ({ name }: Greeting) => <p>Hello {name}</p>;

/** Code that comes, or does not, when it is told to. */
function fetched() {
  const told: { readonly come: () => void; readonly fail: () => void }[] = [];
  const load = () =>
    new Promise<{ readonly Greets: typeof Greets }>((resolve, reject) => {
      told.push({
        come: () => {
          resolve({ Greets });
        },
        fail: () => {
          reject(new Error('no code came'));
        },
      });
    });
  return { told, load };
}

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { told: '' };
  static getDerivedStateFromError = (error: Error) => ({ told: error.message });
  override render = () => (this.state.told === '' ? this.props.children : <p>{this.state.told}</p>);
}

it('draws what stands in its place, then itself with its props as soon as its code is there', async () => {
  const { told, load } = fetched();
  const Part = lazyPart(load, 'Greets');
  const { rerender } = render(<Part fallback={<p>wait</p>} name="Marth" />);
  expect(screen.getByText('wait')).toBeDefined();
  await act(async () => {
    told[0]?.come();
    await Promise.resolve();
  });
  expect(screen.getByText('Hello Marth')).toBeDefined();
  rerender(<Part fallback={<p>wait</p>} name="Roy" />);
  expect(screen.getByText('Hello Roy')).toBeDefined();
  cleanup();
  // the next one never waits
  render(<Part name="Ike" />);
  expect(screen.getByText('Hello Ike')).toBeDefined();
  expect(told).toHaveLength(1);
});

it('is drawn at once where its code was fetched before', async () => {
  const { told, load } = fetched();
  const Part = lazyPart(load, 'Greets');
  Part.prefetch();
  told[0]?.come();
  await act(() => Promise.resolve());
  render(<Part name="Lucina" />);
  expect(screen.getByText('Hello Lucina')).toBeDefined();
});

it('tells the boundary around that its code did not come, and the next one asks for it again', async () => {
  const { told, load } = fetched();
  const Part = lazyPart(load, 'Greets');
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <Boundary>
      <Part name="Chrom" />
    </Boundary>,
  );
  await act(async () => {
    told[0]?.fail();
    await Promise.resolve();
  });
  expect(screen.getByText('no code came')).toBeDefined();
  quiet.mockRestore();
  cleanup();
  render(<Part name="Chrom" />);
  await act(async () => {
    told[1]?.come();
    await Promise.resolve();
  });
  expect(screen.getByText('Hello Chrom')).toBeDefined();
});
