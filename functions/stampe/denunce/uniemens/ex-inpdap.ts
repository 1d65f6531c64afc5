import {
  printUniemensExInpdap,
  type TipoUniemensExInpdap,
} from '../../../../shared/contracts/stampe/denunce/uniemens.ts';
import { contribuzioniDi, dovutoPosPA } from '../../../../shared/domain/denunce/dovuto-pos-pa.ts';
import { somma } from '../../../../shared/money/centesimi.ts';
import { elenco, type ColonnaDi, type Elenco } from '../../elenco/elenco.ts';
import { defineStampa } from '../../stampa.ts';
import { MODULI, righeDelModulo } from './moduli.ts';
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

const chiaveDi = ({ lista, CFLavoratore }: Campi): string => `${String(lista)}|${String(CFLavoratore)}`;

/** The forms of some kinds, each with the name of its worker. */
const deiModuli =
  (...quadri: readonly string[]) =>
  ({ denuncia: { mese }, records }: Denunciata): readonly Riga[] => {
    const nomi = new Map(
      records
        .filter(({ quadro }) => quadro === 'D')
        .map((campi) => [chiaveDi(campi), `${testoDi(campi, 'Cognome')} ${testoDi(campi, 'Nome')}`]),
    );
    return records
      .filter(({ quadro }) => quadri.includes(String(quadro)))
      .map((campi) => ({ mese, chi: nomi.get(chiaveDi(campi)) ?? '', campi, sue: [campi] }));
  };

const sommaDi =
  (...nomi: readonly string[]) =>
  ({ campi }: Riga): number =>
    somma(nomi.map((nome) => centesimiDi(campi, nome)));

const pensione = 'Gestioni.GestPensionistica';
const fine = 'Gestioni.GestPrevidenziale';
const TOTALE = importo('Contributi', ({ sue }) => dovutoPosPA(sue));

const PERIODO: readonly ColonnaDi<Riga>[] = [
  MESE,
  CHI,
  testo('Codice fiscale', 'CFLavoratore'),
  giorno('Dal', 'GiornoInizio'),
  giorno('Al', 'GiornoFine'),
];
const CAUSALE: ColonnaDi<Riga> = {
  ...{ titolo: 'Causale', tipo: 'testo' },
  valore: ({ campi }) => testoDi(campi, '@CausaleVariazione'),
};

const RETRIBUZIONI: readonly ColonnaDi<Riga>[] = [
  importo('Imponibile pensione', sommaDi(`${pensione}.Imponibile`)),
  importo('Imponibile TFR', sommaDi(`${fine}.ImponibileTFR`)),
  importo('Imponibile TFS', sommaDi(`${fine}.ImponibileTFS`)),
  importo('Imponibile credito', sommaDi('Gestioni.GestCredito.Imponibile')),
  importo('Imponibile ENPDEP', sommaDi('Gestioni.ENPDEP.Imponibile')),
];
const CONTRIBUTI: readonly ColonnaDi<Riga>[] = [
  importo('Pensione', sommaDi(`${pensione}.Contributo`)),
  importo('Aggiuntivo 1 %', sommaDi(`${pensione}.Contrib1PerCento`)),
  importo('TFR o TFS', sommaDi(`${fine}.ContributoTFR`, `${fine}.ContributoTFRUlterioriElem`, `${fine}.ContributoTFS`)),
  importo('Credito', sommaDi('Gestioni.GestCredito.Contributo')),
  importo('ENPDEP', sommaDi('Gestioni.ENPDEP.Contributo')),
];

/** What the forms of a month owe under each code of payment. */
const perCodice = ({ denuncia: { mese }, records }: Denunciata): readonly Riga[] =>
  [...Map.groupBy(contribuzioniDi(records), ({ codice }) => codice)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([codice, sue]) => ({
      ...{ mese, chi: codice, sue: [] },
      campi: {
        gestione: sue[0]?.gestione ?? '',
        imponibile: somma(sue.map(({ imponibile }) => imponibile)),
        contributo: somma(sue.map(({ contributo }) => contributo)),
      },
    }));

const CONTENUTI: Readonly<Record<Exclude<TipoUniemensExInpdap, keyof typeof MODULI>, Contenuto>> = {
  retribuzioni: { nome: 'retribuzioni del mese', righe: deiModuli('E0'), colonne: [...PERIODO, ...RETRIBUZIONI] },
  contributi: { nome: 'contributi del mese', righe: deiModuli('E0'), colonne: [...PERIODO, ...CONTRIBUTI, TOTALE] },
  'retribuzioni-trasferite': {
    nome: 'retribuzioni di periodi precedenti',
    righe: deiModuli('V1'),
    colonne: [...PERIODO, CAUSALE, ...RETRIBUZIONI],
  },
  'contributi-trasferiti': {
    nome: 'contributi di periodi precedenti',
    righe: deiModuli('V1'),
    colonne: [...PERIODO, CAUSALE, ...CONTRIBUTI, TOTALE],
  },
  'annuale-dipendente': {
    nome: 'anno per persona',
    righe: deiModuli('E0', 'V1', 'F1'),
    perChi: true,
    colonne: [
      MESE,
      testo('Codice fiscale', 'CFLavoratore'),
      { ...testo('Modulo', 'quadro'), testata: true },
      giorno('Dal', 'GiornoInizio'),
      giorno('Al', 'GiornoFine'),
      importo('Imponibile pensione', sommaDi(`${pensione}.Imponibile`)),
      ...CONTRIBUTI,
      importo('Rate dei piani', ({ campi }) => (campi.quadro === 'F1' ? centesimiDi(campi, 'Importo') : 0)),
      TOTALE,
    ],
  },
  prospetto: {
    nome: 'prospetto per codice F24',
    righe: perCodice,
    colonne: [
      MESE,
      { ...CHI, titolo: 'Codice F24' },
      testo('Gestione', 'gestione'),
      importo('Imponibile', sommaDi('imponibile')),
      importo('Contributo', sommaDi('contributo')),
    ],
  },
};

type Parametri = Periodo & { readonly tipo: TipoUniemensExInpdap };

const isModulo = (tipo: TipoUniemensExInpdap): tipo is keyof typeof MODULI => tipo in MODULI;

export const uniemensExInpdap = defineStampa(
  printUniemensExInpdap,
  elenco({
    title: (parametri: Parametri, contesto) => {
      const { tipo } = parametri;
      const nome = isModulo(tipo) ? MODULI[tipo].nome : CONTENUTI[tipo].nome;
      return titoloDi(nome, periodoDi(parametri), contesto);
    },
    load: async (parametri, contesto): Promise<Elenco<Riga>> => {
      const { tipo } = parametri;
      const periodo = periodoDi(parametri);
      const denunciate = await loadDenunciate(periodo, contesto);
      const righe = isModulo(tipo)
        ? righeDelModulo(tipo, denunciate.flatMap(deiModuli(MODULI[tipo].quadro)))
        : tabellaDi(CONTENUTI[tipo], denunciate);
      return { ...cornice(periodo, denunciate), ...righe };
    },
  }),
);
