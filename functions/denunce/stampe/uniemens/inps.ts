import { elenco, type ColonnaDi, type Elenco } from '#functions/impaginazione/elenco/elenco.ts';
import { defineStampa } from '#functions/impaginazione/stampa.ts';
import { printUniemensInps, type TipoUniemensInps } from '#shared/contracts/denunce/stampe/uniemens.ts';
import { dovutoPosPA } from '#shared/domain/denunce/dovuto-pos-pa.ts';
import { somma } from '#shared/money/centesimi.ts';
import {
  centesimiDi,
  CHI,
  cornice,
  giorno,
  importo,
  loadDenunciate,
  MESE,
  periodoDi,
  tabellaDi,
  testo,
  testoDi,
  titoloDi,
  type Campi,
  type Contenuto,
  type Denunciata,
  type Periodo,
  type Riga,
} from './periodo.ts';

const chiDi = (campi: Campi): string => `${testoDi(campi, 'Cognome')} ${testoDi(campi, 'Nome')}`;

const delQuadro =
  (...quadri: readonly string[]) =>
  ({ denuncia: { mese }, records }: Denunciata): readonly Riga[] =>
    records
      .filter(({ quadro }) => quadri.includes(String(quadro)))
      .map((campi) => ({ mese, chi: chiDi(campi), campi, sue: [campi] }));

/** A position with the declarations of its workers. */
const posizioni = (denunciata: Denunciata): readonly Riga[] =>
  delQuadro('A')(denunciata).map((riga) => ({
    ...riga,
    chi: `Posizione INPS ${testoDi(riga.campi, 'Matricola')}`,
    sue: denunciata.records.filter(
      ({ quadro, Matricola }) => (quadro === 'I' || quadro === 'R') && Matricola === riga.campi.Matricola,
    ),
  }));

const collaboratori = ({ denuncia: { mese }, records }: Denunciata): readonly Riga[] => {
  const sue = records.filter(({ quadro }) => quadro === 'C');
  return sue.length === 0 ? [] : [{ mese, chi: 'Collaboratori, Gestione separata', campi: {}, sue }];
};

const LISTE: Readonly<Record<string, string>> = { O: 'ListaPosPA ordinaria', V: 'ListaPosPA delle variazioni' };

const liste = ({ denuncia: { mese }, records }: Denunciata): readonly Riga[] =>
  records
    .filter(({ quadro }) => quadro === 'P')
    .map((campi) => ({
      mese,
      chi: LISTE[testoDi(campi, 'lista')] ?? '',
      campi,
      sue: records.filter(({ quadro, lista }) => quadro !== 'P' && lista === campi.lista),
    }));

const nomi = { individuale: 'CFLavoratore', collaboratore: 'CFCollaboratore' } as const;
const codiceFiscale = (campi: Campi): string => testoDi(campi, nomi.individuale) || testoDi(campi, nomi.collaboratore);

const PERSONE: ColonnaDi<Riga> = {
  titolo: 'Persone',
  tipo: 'numero',
  valore: ({ sue }) => new Set(sue.map(codiceFiscale)).size,
};
const PARTE: ColonnaDi<Riga> = { ...CHI, titolo: 'Parte della denuncia' };
const CODICE_FISCALE: ColonnaDi<Riga> = {
  titolo: 'Codice fiscale',
  tipo: 'testo',
  valore: ({ campi }) => codiceFiscale(campi),
};

/** How what a part owes is paid. */
const causaleDi = ({ campi, sue }: Riga): string => {
  if (campi.quadro === 'A') return 'DM10';
  if (campi.quadro === 'P') return 'F24, codici P';
  return sue.length === 0 ? '' : 'C10 e CXX';
};
const CAUSALE: ColonnaDi<Riga> = { titolo: 'Si versa con', tipo: 'testo', valore: causaleDi };

/** An earlier month that is lowered takes away. */
const IMPONIBILE = importo('Imponibile', ({ sue }) =>
  somma(sue.map((campi) => centesimiDi(campi, 'Imponibile') - centesimiDi(campi, 'ImponibileVarRetr'))),
);
const PRIVATI: readonly unknown[] = ['I', 'C', 'R'];
const privatoDi = (campi: Campi): number =>
  PRIVATI.includes(campi.quadro)
    ? centesimiDi(campi, 'Contributo') + centesimiDi(campi, 'Dovuto') - centesimiDi(campi, 'ContributoVarRetr')
    : 0;
const DOVUTO = importo('Contributi', ({ sue }) => somma(sue.map(privatoDi)) + dovutoPosPA(sue));

const CONTENUTI: Readonly<Record<TipoUniemensInps, Contenuto>> = {
  riepilogo: {
    nome: 'riepilogo',
    righe: (denunciata) => [...posizioni(denunciata), ...collaboratori(denunciata), ...liste(denunciata)],
    colonne: [MESE, PARTE, PERSONE, CAUSALE, DOVUTO],
  },
  individuali: {
    nome: 'denunce individuali',
    righe: delQuadro('I', 'R'),
    colonne: [
      MESE,
      CHI,
      CODICE_FISCALE,
      testo('Matricola INPS', 'Matricola'),
      testo('Qualifica', 'Qualifica2'),
      testo('Contribuzione', 'TipoContribuzione'),
      testo('Settimane', 'Settimane'),
      testo('Mese diminuito', 'AnnoMeseVarRetr'),
      IMPONIBILE,
      DOVUTO,
    ],
  },
  aziendale: {
    nome: 'denunce aziendali',
    righe: posizioni,
    colonne: [
      MESE,
      { ...CHI, titolo: 'Posizione', valore: ({ campi }) => testoDi(campi, 'Matricola') },
      testo('Lavoratori', 'NumLavoratori'),
      testo('Forza aziendale', 'ForzaAziendale'),
      testo('Quota trattenuta', 'TrattQuotaLav'),
      { titolo: 'Denunce individuali', tipo: 'numero', valore: ({ sue }) => sue.length },
      IMPONIBILE,
      DOVUTO,
    ],
  },
  collaboratori: {
    nome: 'collaboratori',
    righe: delQuadro('C'),
    colonne: [
      MESE,
      { ...CHI, titolo: 'Collaboratore' },
      CODICE_FISCALE,
      testo('Rapporto', 'TipoRapporto'),
      giorno('Dal', 'Dal'),
      giorno('Al', 'Al'),
      { titolo: 'Aliquota', tipo: 'aliquota', valore: ({ campi }) => centesimiDi(campi, 'Aliquota') * PPM },
      IMPONIBILE,
      DOVUTO,
    ],
  },
  'annuale-dipendente': {
    nome: 'anno per persona',
    righe: delQuadro('I', 'R', 'C'),
    perChi: true,
    colonne: [
      MESE,
      CODICE_FISCALE,
      {
        titolo: 'Denuncia',
        tipo: 'testo',
        testata: true,
        valore: ({ campi }) => (campi.quadro === 'C' ? 'Collaboratore' : `Posizione ${testoDi(campi, 'Matricola')}`),
      },
      IMPONIBILE,
      DOVUTO,
    ],
  },
};

/** Parts per million in a hundredth of a percentage, as rates are filed. */
const PPM = 100;

type Parametri = Periodo & { readonly tipo: TipoUniemensInps };

export const uniemensInps = defineStampa(
  printUniemensInps,
  elenco({
    title: (parametri: Parametri, contesto) => titoloDi(CONTENUTI[parametri.tipo].nome, periodoDi(parametri), contesto),
    load: async (parametri, contesto): Promise<Elenco<Riga>> => {
      const periodo = periodoDi(parametri);
      const denunciate = await loadDenunciate(periodo, contesto);
      return { ...cornice(periodo, denunciate), ...tabellaDi(CONTENUTI[parametri.tipo], denunciate) };
    },
  }),
);
