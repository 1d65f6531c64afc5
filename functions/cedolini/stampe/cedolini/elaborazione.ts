import type { RigaBreve } from '#archivio/cedolini/cedolino.ts';
import { defineStampa } from '#functions/impaginazione/stampa.ts';
import {
  printAddizionaliElaborazione,
  printCompetenze,
  printContributiElaborazione,
  printFiscale,
  printIrapElaborazione,
  printLiquidazione,
  printRigheMandato,
  printRitenute,
} from '#shared/contracts/cedolini/stampe/cedolini/elaborazione.ts';
import { elencoDelProcesso } from '../liquidato/elenchi.ts';
import { nettiDi, prospettoRighe, type Scelta } from '../liquidato/righe.ts';
import { prospettoContributi } from '../ritenute/contributi.ts';
import { righeIrap } from '../ritenute/irap.ts';
import { righeIrpef } from '../ritenute/ritenute-irpef.ts';
import { prospettoLiquidazione } from './liquidazione.ts';

/** The lines of some groups of a payslip, item by item. */
const deiGruppi = (...gruppi: readonly RigaBreve['gruppo'][]): Scelta => ({
  sezione: 'Voce',
  sezioneDi: ({ gruppo, descrizione }) => (gruppi.includes(gruppo) ? descrizione : undefined),
});

/** Surtaxes, kind by kind. */
const addizionali: Scelta = {
  sezione: 'Addizionale',
  sezioneDi: ({ codice, descrizione }) => (codice.startsWith('ADDIZIONALE_') ? descrizione : undefined),
};

const NETTO = 'Netto ai percipienti';
const TRATTENUTE: readonly RigaBreve['gruppo'][] = ['ritenute_previdenziali', 'ritenute_fiscali', 'altre_trattenute'];

/** The rows of a payment order (DI 129/2018, art. 17 c. 1): the net of each person, each withholding, each charge of the school. */
const mandato: Scelta = {
  sezione: 'Riga',
  sezioneDi: ({ gruppo, descrizione }) => {
    if (TRATTENUTE.includes(gruppo)) return `Ritenuta: ${descrizione}`;
    return gruppo === 'oneri' ? `A carico della scuola: ${descrizione}` : undefined;
  },
  soloImporto: true,
};

/** A print of a run that is a choice of its payslip lines. */
const diRighe = (titolo: string, scelta: Scelta) =>
  elencoDelProcesso({ titolo, righe: (liquidati) => prospettoRighe(liquidati, scelta) });

export const liquidazione = defineStampa(
  printLiquidazione,
  elencoDelProcesso({ titolo: 'Prospetto di liquidazione', righe: prospettoLiquidazione }),
);
export const competenze = defineStampa(
  printCompetenze,
  diRighe('Competenze', {
    ...deiGruppi('competenze', 'somme_esenti', 'addebiti_fattura', 'somme_fuori_reddito'),
    soloImporto: true,
  }),
);
export const ritenute = defineStampa(printRitenute, diRighe('Ritenute', deiGruppi(...TRATTENUTE)));
export const fiscale = defineStampa(printFiscale, diRighe('Riepilogo fiscale', righeIrpef));
export const addizionaliElaborazione = defineStampa(printAddizionaliElaborazione, diRighe('Addizionali', addizionali));
export const contributiElaborazione = defineStampa(
  printContributiElaborazione,
  elencoDelProcesso({
    titolo: 'Contributi',
    righe: (liquidati) => prospettoContributi(liquidati, { tipo: 'elenco' }),
  }),
);
export const irapElaborazione = defineStampa(printIrapElaborazione, diRighe('IRAP', righeIrap));
export const righeMandato = defineStampa(
  printRigheMandato,
  elencoDelProcesso({
    titolo: 'Righe del mandato',
    righe: (liquidati) => {
      const righe = prospettoRighe(liquidati, mandato);
      return { ...righe, sezioni: [{ titolo: NETTO, righe: nettiDi(liquidati, NETTO) }, ...righe.sezioni] };
    },
  }),
);
