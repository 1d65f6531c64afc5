import type { ReactNode } from 'react';
import { campoPosPaInParole } from '#shared/denunce/parole-pos-pa.ts';
import { nomeComune } from '#ui/codici/parole-codici.tsx';

/** Returns the words of what a field of text of ListaPosPA holds: of a town, those that the server has; undefined of what is no code, or has no words. */
export const paroleDelCampo = (nome: string, valore: string): ReactNode => {
  if (valore === '') return undefined;
  return nome.endsWith('.CodiceComune') ? nomeComune(valore) : campoPosPaInParole(nome, valore);
};
