import {
  cedolino,
  cedolinoSenzaSpiegazione,
  type CedolinoSenzaSpiegazione,
  type EsitoCedolino,
} from '../calculation/cedolino/cedolino.ts';
import type { Centesimi } from '../money/centesimi.ts';
import type { Regole } from '../rules/regole.ts';
import type { Preparato, Somma } from './definizione.ts';

type Trovata = Somma & { readonly raggiunto: Centesimi; readonly esatta: boolean };

interface Cercato {
  readonly esito: EsitoCedolino;
  readonly somma: Trovata | null;
}

/** The payslip whose lordo dipendente, cost or net is the amount that was given. */
export const cedolinoDellaSomma = (preparato: Preparato, regole: Regole): Cercato => {
  const { somma, situazione } = preparato;
  if (somma === null) return { esito: cedolino(situazione({ base: 'LD', importo: 0 }), regole), somma: null };
  if (somma.di === 'LORDO_DIPENDENTE')
    return conSomma(cedolino(situazione({ base: 'LD', importo: somma.importo }), regole), somma);
  if (somma.di === 'LORDO_STATO') {
    // the engine unbundles an all-inclusive amount itself, where nothing of the case forbids it
    const scorporato = cedolino(situazione({ base: 'LS', importo: somma.importo }), regole);
    if (scorporato.esito === 'calcolato') return conSomma(scorporato, somma);
  }
  return cercato(preparato, somma, regole);
};

const conSomma = (esito: EsitoCedolino, somma: Somma): Cercato => {
  if (esito.esito === 'scartato') return { esito, somma: null };
  const raggiunto = misurato(esito.cedolino, somma.di);
  return { esito, somma: { ...somma, raggiunto, esatta: raggiunto === somma.importo } };
};

const misurato = ({ totali }: Pick<CedolinoSenzaSpiegazione, 'totali'>, di: Somma['di']): Centesimi => {
  switch (di) {
    case 'NETTO':
      return totali.netto;
    case 'LORDO_STATO':
      return totali.lordoStato;
    case 'LORDO_DIPENDENTE':
      return totali.lordoDipendente;
  }
};

/** How far, in cents, roundings of a few lines may move a net: an exact fee is no farther than this from where the search ends. */
const VICINI = 12;

/** The fee that comes to a net, or to a cost, by bisection on the engine; the lowest of those that do so to the cent, else the nearest. */
const cercato = ({ situazione }: Preparato, somma: Somma, regole: Regole): Cercato => {
  const con = (importo: Centesimi) => cedolinoSenzaSpiegazione(situazione({ base: 'LD', importo }), regole);
  const misura = (importo: Centesimi): Centesimi | null => {
    const esito = con(importo);
    return esito.esito === 'scartato' ? null : misurato(esito.cedolino, somma.di);
  };
  const limite = estremo(misura, somma.importo);
  if (limite === null) return { esito: nessuno(con(somma.importo)), somma: null };
  let [basso, alto] = [1, limite];
  while (basso < alto) {
    const meta = Math.floor((basso + alto) / 2);
    if ((misura(meta) ?? 0) >= somma.importo) alto = meta;
    else basso = meta + 1;
  }
  const migliore = piuVicino(basso, misura, somma.importo);
  return conSomma(cedolino(situazione({ base: 'LD', importo: migliore }), regole), somma);
};

/** The reasons why the case cannot be calculated, or that no fee comes to the amount. */
const nessuno = (provato: ReturnType<typeof cedolinoSenzaSpiegazione>): EsitoCedolino =>
  provato.esito === 'scartato'
    ? provato
    : {
        esito: 'scartato',
        anomalie: [
          {
            codice: 'IMPORTO_FUORI_LIMITI',
            campo: 'somma',
            messaggio: 'Nessun compenso arriva a questo importo con le altre risposte: controllare importo e aliquote.',
          },
        ],
      };

const LIMITE: Centesimi = 99_999_999;

/** A fee that comes to more than is sought; null where the case cannot be calculated at all, or nothing within the limits comes to it. */
const estremo = (misura: (importo: Centesimi) => Centesimi | null, cercata: Centesimi): Centesimi | null => {
  for (let importo = cercata; importo <= LIMITE; importo *= 2) {
    const trovato = misura(importo);
    if (trovato === null) return null;
    if (trovato >= cercata) return importo;
  }
  return null;
};

const piuVicino = (
  centro: Centesimi,
  misura: (importo: Centesimi) => Centesimi | null,
  cercata: Centesimi,
): Centesimi => {
  let [migliore, scarto] = [centro, Infinity];
  for (let importo = Math.max(1, centro - VICINI); importo <= centro + VICINI && scarto > 0; importo++) {
    const trovato = misura(importo);
    if (trovato === null) continue;
    const suo = Math.abs(trovato - cercata);
    if (suo < scarto) [migliore, scarto] = [importo, suo];
  }
  return migliore;
};
