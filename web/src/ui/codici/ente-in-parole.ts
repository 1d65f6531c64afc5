import type { ReactNode } from 'react';
import { enteF24InParole } from '#shared/denunce/parole-f24.ts';
import { nomeComune } from './parole-codici.tsx';

/** Returns a body in words where its code is of a town or of a region; undefined of an office, whose code alone says which. */
export const enteInParole = (ente: string): ReactNode => {
  if (/^[A-Z]\d{3}$/.test(ente)) return nomeComune(ente);
  return /^\d{2}$/.test(ente) ? enteF24InParole({ sezione: 'R', ente }) : undefined;
};

/** Returns the body of a row of an F24 in words: a region, an office, a town by its name; undefined where there is none. */
export const enteDi = ({ sezione, ente }: { readonly sezione: string; readonly ente: string }): ReactNode =>
  sezione === 'S' && ente !== '' ? nomeComune(ente) : enteF24InParole({ sezione, ente });
