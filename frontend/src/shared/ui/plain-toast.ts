import styles from './plain-toast.module.css';

/** Where no time is said, in ms. */
const STANDS_MS = 8000;

interface PlainAction {
  readonly label: string;
  /** In ms. */
  readonly forMs?: number;
  readonly run: () => void;
}

/** Tells of something without the library of toasts, where that could not be loaded: the newest alone, for a while. */
export function plainToast(text: string, action?: PlainAction): void {
  for (const before of document.querySelectorAll('[data-plain-toast]')) before.remove();
  const told = document.createElement('div');
  told.dataset.plainToast = '';
  told.className = styles.toast ?? '';
  told.setAttribute('role', 'alert');
  told.append(text);
  if (action !== undefined) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = action.label;
    button.addEventListener('click', () => {
      told.remove();
      action.run();
    });
    told.append(button);
  }
  document.body.append(told);
  setTimeout(() => {
    told.remove();
  }, action?.forMs ?? STANDS_MS);
}
