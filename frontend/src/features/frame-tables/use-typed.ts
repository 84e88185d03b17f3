import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * What is typed into a field that the address says too. The address comes behind fast typing, so the field has its own; it
 * takes what the address says when the reader goes to another entry of the history.
 */
export function useTyped(inAddress: string): [text: string, type: (text: string) => void] {
  const { key } = useLocation();
  const isOwn = useNavigationType() === NavigationType.Replace;
  const [typed, setTyped] = useState({ text: inAddress, at: key });
  if (!isOwn && typed.at !== key) setTyped({ text: inAddress, at: key });
  return [
    typed.text,
    (text) => {
      setTyped({ text, at: key });
    },
  ];
}
