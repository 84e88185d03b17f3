/** How many combos a choice would show. */
export function ComboCount({ count }: { readonly count: number }) {
  return (
    <span className="mono">
      {count}
      <span className="visuallyHidden"> {count === 1 ? 'combo' : 'combos'}</span>
    </span>
  );
}
