import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';
import { useMediaQuery } from '../lib/use-media-query.js';
import type { ToastAction } from './toast.js';
import './toaster.css';

/** Where a clip has a rail or a form beside it, toasts stand on that, and not on the lanes below the clip. */
function Host() {
  const isWide = useMediaQuery('(min-width: 62.5em)');
  return (
    <Toaster
      position={isWide ? 'bottom-right' : 'bottom-center'}
      theme="system"
      offset={20}
      mobileOffset={{ bottom: 'calc(var(--foot) + 16px)' }}
      toastOptions={{
        unstyled: true,
        classNames: { toast: 'toast', error: 'toastError', icon: 'toastIcon', actionButton: 'toastAction' },
      }}
    />
  );
}

const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(<Host />);

export function tell(kind: 'success' | 'error' | 'message', text: string, action?: ToastAction): void {
  toast[kind](text, {
    duration: action?.forMs ?? (kind === 'error' || action !== undefined ? 8000 : 4000),
    ...(action && { action: { label: action.label, onClick: action.run } }),
  });
}
