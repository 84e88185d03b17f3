import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';
import './toaster.css';

const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(
  <Toaster
    position="bottom-center"
    theme="system"
    offset={20}
    toastOptions={{ unstyled: true, classNames: { toast: 'toast', error: 'toastError', icon: 'toastIcon' } }}
  />,
);

export function tell(kind: 'success' | 'error' | 'message', text: string): void {
  toast[kind](text, { duration: kind === 'error' ? 8000 : 4000 });
}
