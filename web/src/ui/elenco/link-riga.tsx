import Link from '@cloudscape-design/components/link';
import type { ReactNode } from 'react';

/** The link opens by itself: the click must not reach the row and open it twice. */
export const LinkRiga = ({ onApri, children }: { readonly onApri: () => void; readonly children: ReactNode }) => (
  <span onClick={(event) => event.stopPropagation()}>
    <Link
      href="#"
      onFollow={(event) => {
        event.preventDefault();
        onApri();
      }}
    >
      {children}
    </Link>
  </span>
);
