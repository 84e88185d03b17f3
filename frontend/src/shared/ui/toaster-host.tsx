import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';
import type { ToastAction } from './toast.js';
import './toaster.css';

const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(
  <Toaster
    position="bottom-center"
    theme="system"
    offset={20}
    mobileOffset={{ bottom: 'calc(var(--foot) + 16px)' }}
    toastOptions={{
      unstyled: true,
      classNames: { toast: 'toast', error: 'toastError', icon: 'toastIcon', actionButton: 'toastAction' },
    }}
  />,
);

export function tell(kind: 'success' | 'error' | 'message', text: string, action?: ToastAction): void {
  toast[kind](text, {
    duration: action?.forMs ?? (kind === 'error' || action !== undefined ? 8000 : 4000),
    ...(action && { action: { label: action.label, onClick: action.run } }),
  });
}
