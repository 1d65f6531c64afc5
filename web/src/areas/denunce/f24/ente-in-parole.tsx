import type { ReactNode } from 'react';
import { enteF24InParole } from '#shared/denunce/parole-f24.ts';
import { NomeComune } from '../parti/parole-codici.tsx';

/** Returns the body of a row of an F24 in words: a region, an office, a town by its name; undefined where there is none. */
export const enteDi = ({ sezione, ente }: { readonly sezione: string; readonly ente: string }): ReactNode =>
  sezione === 'S' && ente !== '' ? <NomeComune codice={ente} /> : enteF24InParole({ sezione, ente });
