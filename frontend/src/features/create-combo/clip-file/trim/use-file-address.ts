import { useEffect, useState } from 'react';

/** An address to play a file from; null until it is there. */
export function useFileAddress(file: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
}
