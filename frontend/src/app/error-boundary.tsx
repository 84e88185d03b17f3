import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorView } from './error-view.js';

interface Props {
  /** Another place: what was thrown at the last one is over. */
  readonly place: string;
  readonly children: ReactNode;
}
interface State {
  readonly place: string;
  /** What was thrown, in a box, because anything can be thrown. */
  readonly caught: { readonly error: unknown } | null;
}

/** Catches what throws while its children are drawn, until the place changes. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place, caught: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, caught: null };
  }

  override componentDidCatch(_error: unknown, { componentStack }: ErrorInfo): void {
    if (typeof componentStack === 'string') console.error(componentStack);
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught === null ? this.props.children : <ErrorView error={caught.error} />;
  }
}
