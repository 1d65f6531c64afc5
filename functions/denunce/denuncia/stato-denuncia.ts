import { createHash } from 'node:crypto';
import * as z from 'zod';
import { campiVigenti, countPersone } from '#archivio/denunce/contenuto.ts';
import type { DenunciaSalvata } from '#archivio/denunce/denunce-repository.ts';
import type { DenunciaIntera, RigaDenuncia, Denuncia as Testata } from '#shared/contracts/denunce/denuncia.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { isBloccante, sortRilievi, type Campi, type Denuncia, type Riferimenti } from '../macchina/denuncia.ts';
import { CampoNonValido } from '../macchina/record-fisso.ts';
import { giudizioDi } from './controlli-di-oggi.ts';

type DaValutare = Pick<DenunciaSalvata, 'contenuto' | 'valori'> & { readonly denuncia: Pick<Testata, 'dati'> };
type RilievoInRiga = DenunciaIntera['rilievi'][number];

/** What a filing comes to as it is now: what is wrong in it, its sums, the bytes of its file (null while it cannot be written). */
export interface Valutazione {
  readonly rilievi: RilievoInRiga[];
  readonly bytes: Uint8Array | null;
  /** What the head keeps of it. */
  readonly testata: Pick<
    Testata,
    | 'STATUS'
    | 'persone'
    | 'cedolini'
    | 'righe'
    | 'debito'
    | 'credito'
    | 'somme'
    | 'dipendenti'
    | 'bloccanti'
    | 'avvisi'
    | 'giudizio'
  >;
}

/** Judges a filing by the rules of its kind: nothing is written. */
export const valutazioneDi = (
  flusso: Denuncia,
  { denuncia: { dati }, contenuto, valori }: DaValutare,
  riferimenti: Riferimenti,
): Valutazione => {
  const perRiga = Map.groupBy(valori, ({ chiave }) => chiave);
  const righe = contenuto.records.map((record) => campiVigenti(record, perRiga.get(record.chiave) ?? []));
  const { bytes, rilievi: trovati } =
    contenuto.riporti?.length && righe.length === 0 ? SENZA_VERSAMENTO : checkRighe(flusso, dati, righe, riferimenti);
  const tutti = sortRilievi([...contenuto.escluse, ...trovati]);
  const bloccanti = tutti.filter(isBloccante).length;
  const dove = flusso.dove(righe);
  return {
    bytes,
    rilievi: tutti.map((rilievo) => {
      const { riga, nome } = dove(rilievo.campo);
      return { ...rilievo, chiave: riga === null ? null : (contenuto.records[riga]?.chiave ?? null), nome };
    }),
    testata: {
      STATUS: bloccanti === 0 ? 'COMPLETATO' : 'ATTESA',
      persone: countPersone(contenuto, contenuto.cedolini.keys()),
      cedolini: contenuto.cedolini.length,
      righe: righe.length,
      bloccanti,
      avvisi: tutti.length - bloccanti,
      giudizio: giudizioDi(tutti),
      ...sommeDi(flusso, righe),
    },
  };
};

const sommeDi = (flusso: Denuncia, righe: readonly Campi[]) => {
  const { debito, credito, somme, dipendenti } = flusso.sommeDi(righe);
  return {
    debito,
    credito,
    ...(somme === undefined ? {} : { somme: { ...somme } }),
    ...(dipendenti === undefined ? {} : { dipendenti }),
  };
};

const checkRighe = (
  flusso: Denuncia,
  dati: Testata['dati'],
  righe: readonly Campi[],
  riferimenti: Riferimenti,
): { readonly bytes: Uint8Array | null; readonly rilievi: readonly Rilievo[] } => {
  if (righe.length === 0) return { bytes: null, rilievi: [VUOTA] };
  const rilievi: Rilievo[] = [];
  try {
    const compilata = flusso.compose(dati, righe);
    rilievi.push(...compilata.check(riferimenti));
    return { bytes: compilata.write(riferimenti.mappa), rilievi };
  } catch (error) {
    if (error instanceof z.ZodError) return { bytes: null, rilievi: error.issues.map(incompleto) };
    if (!(error instanceof CampoNonValido)) throw error;
    return { bytes: null, rilievi: rilievi.some(isBloccante) ? rilievi : [...rilievi, nonScrivibile(error)] };
  }
};

/** A form whose credits are all left for the next: nothing is written, and nothing is wrong. */
const SENZA_VERSAMENTO = { bytes: null, rilievi: [] };

const VUOTA: Rilievo = {
  codice: 'denuncia.vuota',
  gravita: 'BLOCCANTE',
  regola: 'Una denuncia ha almeno una riga.',
  persona: null,
  campo: 'righe',
  atteso: 'almeno una riga',
  trovato: 'nessuna',
  rimedio: 'Le elaborazioni scelte non versano niente qui: sceglierne altre, o eliminare la denuncia.',
};

/** An element that its records do not make: something in it is missing, or has not its form. */
const incompleto = ({ path, message }: z.core.$ZodIssue): Rilievo => ({
  codice: 'denuncia.incompleta',
  gravita: 'BLOCCANTE',
  regola: 'Ogni elemento ha quello senza cui non si può scrivere, nella sua forma.',
  persona: null,
  campo: accorciato(path.map(String).join('.'), 200) || 'righe',
  atteso: accorciato(message, 600),
  trovato: 'niente, o un valore in un’altra forma',
  rimedio: 'Completare il campo, oppure svuotare gli altri dello stesso elemento.',
});

const nonScrivibile = ({ campo, message }: CampoNonValido): Rilievo => ({
  codice: 'denuncia.carattere',
  gravita: 'BLOCCANTE',
  regola: 'Ogni campo si può scrivere nel file.',
  persona: null,
  campo,
  atteso: 'un valore che il tracciato accetta',
  trovato: message,
  rimedio: 'Correggere il dato nella scheda della scuola, poi aggiornare la denuncia.',
});

/** The records of a filing as a screen shows them. */
export const righeDi = ({ contenuto, valori }: Pick<DenunciaSalvata, 'contenuto' | 'valori'>): RigaDenuncia[] =>
  contenuto.records.map(({ chiave, persona, campi, origini, aMano }) => ({
    chiave,
    persona,
    ...(aMano === undefined ? {} : { aMano }),
    calcolati: { ...campi },
    inseriti: valori
      .filter((uno) => uno.chiave === chiave)
      .map(({ campo, valore, calcolato, perche, chi, il }) => ({ campo, valore, calcolato, perche, chi, il })),
    origini: origini.length,
    persone: countPersone(
      contenuto,
      origini.map(([posto]) => posto),
    ),
  }));

/** What the office left out, as a screen shows it; nothing for the kinds whose records it cannot take out. */
export const tolteDi = ({ tolte }: DenunciaSalvata['contenuto']): Pick<DenunciaIntera, 'tolte'> =>
  tolte === undefined
    ? {}
    : {
        tolte: tolte.map(({ record: { chiave, persona, campi }, perche, chi, il }) => ({
          chiave,
          persona,
          perche,
          chi,
          il,
          calcolati: { ...campi },
        })),
      };

export const improntaFile = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
