import type { Archivio } from '#platform/data/archivio.ts';
import { Enti } from '#shared/calculation/situazione/enti.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import type { PosInps } from '#shared/contracts/tabelle/posizioni.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { posInpsRepository } from '../tabelle/posizioni.ts';
import { altriDatiAl } from './scuola-propria.ts';
import { scuolaRepository } from './scuola.ts';

/** The school, its sites and its INPS positions: what says to whom it pays taxes and contributions. */
export interface DatiVersamenti {
  readonly scuole: readonly Scuola[];
  readonly posizioni: readonly PosInps[];
}

const SENZA_ENTI = Enti.parse({});

/** Two requests, whatever the payslips that need them. */
export const loadDatiVersamenti = async (archivio: Archivio): Promise<DatiVersamenti> => {
  const [scuole, posizioni] = await Promise.all([
    scuolaRepository(archivio).listAll(),
    posInpsRepository(archivio).listAll(),
  ]);
  return { scuole, posizioni };
};

/**
 * The bodies a payslip pays to, as the school has them on the day of payment; the INPS position is that of the site where
 * the person works, else of the school. Pure. What the office has not entered is null: accounting asks for what it needs.
 */
export const entiAl = ({ scuole, posizioni }: DatiVersamenti, giorno: string, uidSede: Uid<'SCUOLA'> | null): Enti => {
  const propria = scuole.find(({ tipo }) => tipo === 'PROPRIA');
  const altri = altriDatiAl(propria, giorno);
  const sede = scuole.find(({ uid }) => uid === uidSede);
  const posizione = posizioni.find(({ uid }) => uid === (sede?.uidPosInps ?? propria?.uidPosInps));
  return {
    ...SENZA_ENTI,
    matricolaInps: posizione?.matricola ?? null,
    sedeMatricola: posizione?.codSede ?? null,
    ...(altri === undefined
      ? {}
      : {
          modello: altri.modelloF24,
          regioneTributo: altri.codRegioneFiscale,
          provincia: altri.provinciaInpdap,
          sedeInps: altri.codSedeInps,
          capInps: altri.capInps,
          comuneInps: altri.desComuneInps.trim() === '' ? null : altri.desComuneInps,
          fondoPensione: altri.fondoPensione,
          fondoFineServizio: altri.fondoFineServizio,
          enpdep: altri.flgEnpdep,
        }),
  };
};
