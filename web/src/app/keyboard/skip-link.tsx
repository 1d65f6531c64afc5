import { useState, type RefObject } from 'react';

const NASCOSTO = { position: 'absolute', insetBlockStart: -100 } as const;
const MOSTRATO = {
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: 1003,
  padding: '8px 16px',
  background: 'light-dark(#ffffff, #161d26)',
  color: 'light-dark(#0f141a, #ebebf0)',
  border: '2px solid light-dark(#006ce0, #42b4ff)',
  borderRadius: 8,
} as const;

/** The first thing that the keyboard meets: past the bar and the menu, to the content of the page. Seen only when it has the focus. */
export const SkipLink = ({ contenuto }: { readonly contenuto: RefObject<HTMLElement | null> }) => {
  const [visibile, setVisibile] = useState(false);
  return (
    <button
      type="button"
      style={visibile ? MOSTRATO : NASCOSTO}
      onFocus={() => setVisibile(true)}
      onBlur={() => setVisibile(false)}
      onClick={() => contenuto.current?.focus()}
    >
      Salta al contenuto
    </button>
  );
};
