import { descrizioneFondoFineServizio, descrizioneFondoPensione } from '../domain/elaborazione/fondi.ts';
import { descrizioneFondoPiano } from '../domain/persona/previdenza.ts';
import { gestioni } from '../rules/fondi.ts';

const FONDI: Readonly<Record<string, string>> = { ...descrizioneFondoPensione, ...descrizioneFondoFineServizio };

/** Every management of the public family by its number: those of a plan, those that are the same for everybody, those that the rules number. */
const perNumero: Readonly<Record<string, string>> = {
  ...descrizioneFondoPiano,
  '8': 'ENPDEP, assicurazione sociale vita',
  '9': 'Fondo credito',
  '11': 'ENAM, assistenza magistrale',
  ...Object.fromEntries(
    Object.entries(gestioni.versioni[0].valore ?? {}).flatMap(([fondo, numero]) =>
      numero === null ? [] : [[numero, FONDI[fondo] ?? '']],
    ),
  ),
};

/** Returns the fund that a number of management is of; undefined of a number that no fund has. */
export const gestioneInParole = (numero: string): string | undefined => perNumero[numero];
