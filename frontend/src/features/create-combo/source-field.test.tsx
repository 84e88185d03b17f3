import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { EMPTY_FORM, type ComboForm } from './combo-form.js';
import { SourceField } from './source-field.js';

afterEach(cleanup);

const source = { kind: 'replay', version: '3.9.0', playedOn: '2020-03-12' } as const;
const WORDS = 'From a Slippi replay of 12 Mar 2020, format 3.9.0';

function shown(begun: Partial<ComboForm>): UseFormReturn<ComboForm> {
  const held: UseFormReturn<ComboForm>[] = [];
  function Form() {
    const form = useForm<ComboForm>({ defaultValues: { ...EMPTY_FORM, gameId: 'ssbm', ...begun } });
    held.push(form);
    return <SourceField form={form} />;
  }
  render(<Form />);
  const [form] = held;
  if (form === undefined) throw new Error('there is no form');
  return form;
}

it('says which replay it is, leaves it out and puts it back with one button that keeps the focus', () => {
  const form = shown({ source });
  const group = screen.getByRole('group', { name: 'Source' });
  expect(screen.getByRole('status').textContent).toBe(WORDS);
  const button = screen.getByRole('button', { name: 'leave out the source' });
  button.focus();
  fireEvent.click(button);
  expect(form.getValues('source')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Not set');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'put back the source' }));
  expect(group.contains(document.activeElement)).toBe(true);
  fireEvent.click(button);
  expect(form.getValues('source')).toEqual(source);
  expect(screen.getByRole('status').textContent).toBe(WORDS);
});

it('is not there where no replay is named', () => {
  shown({});
  expect(screen.queryByRole('group')).toBeNull();
});

it('comes with a replay that is imported, and puts none back in a game without replays', () => {
  const form = shown({});
  act(() => {
    form.setValue('source', source);
  });
  expect(screen.getByRole('status').textContent).toBe(WORDS);
  fireEvent.click(screen.getByRole('button', { name: 'leave out the source' }));
  act(() => {
    form.setValue('gameId', 'ssbu');
  });
  expect(screen.queryByRole('group')).toBeNull();
});

it('shows who played only while it is ticked, and has no box where nobody is named', () => {
  const form = shown({ source, playerNames: ['Foxy', 'Zed'] });
  const box = screen.getByRole('checkbox', { name: 'Show the players’ names: Foxy and Zed' });
  expect([(box as HTMLInputElement).checked, form.getValues('source')]).toEqual([false, source]);
  fireEvent.click(box);
  expect(form.getValues('source')).toEqual({ ...source, players: ['Foxy', 'Zed'] });
  expect(screen.getByRole('status').textContent).toBe(`${WORDS}, played by Foxy and Zed`);
  fireEvent.click(screen.getByRole('button', { name: 'leave out the source' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'put back the source' }));
  fireEvent.click(screen.getByRole('checkbox'));
  expect(form.getValues('source')).toEqual(source);
  cleanup();
  shown({ source });
  expect(screen.queryByRole('checkbox')).toBeNull();
});
