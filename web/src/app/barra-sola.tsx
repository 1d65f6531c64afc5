import type { ReactNode } from 'react';

/** The bar of a page that stands by itself, without what the bar does: as that of the other pages, in either of their looks. */
export const BarraSola = ({ children }: { readonly children?: ReactNode }) => (
  <header style={BARRA}>
    <img src="/icona.svg" alt="" width={28} height={28} />
    <b>Emolumenti</b>
    {children}
  </header>
);

const BARRA = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 20px',
  background: '#0f141a',
  color: '#ffffff',
  fontFamily: "'Open Sans', 'Helvetica Neue', Roboto, Arial, sans-serif",
} as const;
