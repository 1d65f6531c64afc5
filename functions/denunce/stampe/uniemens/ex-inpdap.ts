import type { ValoreCella } from '#functions/impaginazione/elenco/data.ts';
import { elenco, type ColonnaDi, type Elenco } from '#functions/impaginazione/elenco/elenco.ts';
import { inCelle } from '#functions/impaginazione/elenco/prospetto.ts';
import { schede } from '#functions/impaginazione/scheda/schede.ts';
import { defineStampa, letta, type ContestoStampa } from '#functions/impaginazione/stampa.ts';
import { printUniemensExInpdap, type TipoUniemensExInpdap } from '#shared/contracts/denunce/stampe/uniemens.ts';
import { dovutoPosPA } from '#shared/domain/denunce/dovuto-pos-pa.ts';
import { somma } from '#shared/money/centesimi.ts';
import { deiModuli, isModulo, MODULI, schedeDelModulo, type Modulo } from './moduli.ts';
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
  type Contenuto,
  type Periodo,
  type Riga,
} from './periodo.ts';
import { prospettoPosPA } from './prospetto.ts';

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
  titolo: 'Causale',
  tipo: 'testo',
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

const CONTENUTI: Readonly<Record<Exclude<TipoUniemensExInpdap, keyof typeof MODULI | 'prospetto'>, Contenuto>> = {
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
};

interface Parametri extends Periodo {
  readonly tipo: TipoUniemensExInpdap;
  readonly transferred?: boolean | undefined;
}

const TRASFERITI: Partial<Record<TipoUniemensExInpdap, TipoUniemensExInpdap>> = {
  retribuzioni: 'retribuzioni-trasferite',
  contributi: 'contributi-trasferiti',
};

/** The kind that is asked for, by its name or with the flag of earlier periods. */
const chiesto = ({ tipo, transferred }: Parametri): TipoUniemensExInpdap =>
  (transferred === true ? TRASFERITI[tipo] : undefined) ?? tipo;

const nomeDi = (tipo: TipoUniemensExInpdap): string => {
  if (tipo === 'prospetto') return 'prospetto per codice F24';
  return isModulo(tipo) ? MODULI[tipo].nome : CONTENUTI[tipo].nome;
};

const title = (parametri: Parametri, contesto: ContestoStampa): Promise<string> =>
  titoloDi(nomeDi(chiesto(parametri)), periodoDi(parametri), contesto);

const liste = elenco({
  title,
  load: async (
    { tipo, ...parametri }: Periodo & { readonly tipo: Exclude<TipoUniemensExInpdap, Modulo> },
    contesto,
  ): Promise<Elenco<readonly ValoreCella[]>> => {
    const periodo = periodoDi({ tipo, ...parametri });
    const denunciate = await loadDenunciate(periodo, contesto);
    const quadro = cornice(periodo, denunciate);
    if (tipo === 'prospetto')
      return { ...quadro, ...inCelle({ ...quadro, ...(await prospettoPosPA(denunciate, contesto)) }) };
    return { ...quadro, ...inCelle({ ...quadro, ...tabellaDi(CONTENUTI[tipo], denunciate) }) };
  },
});

/** A form a sheet. */
const moduli = schede({
  title,
  load: async ({ tipo, ...parametri }: Periodo & { readonly tipo: Modulo }, contesto) => {
    const periodo = periodoDi({ tipo, ...parametri });
    const denunciate = await loadDenunciate(periodo, contesto);
    const { marca, scuola } = cornice(periodo, denunciate);
    return {
      schede: schedeDelModulo(tipo, denunciate),
      ...(marca === undefined ? {} : { marca }),
      ...(scuola === undefined ? {} : { scuola }),
    };
  },
});

export const uniemensExInpdap = defineStampa(printUniemensExInpdap, {
  title,
  load: ({ transferred, ...parametri }, contesto) => {
    const { tipo: detto, ...periodo } = parametri;
    const tipo = chiesto({ tipo: detto, transferred, ...periodo });
    return isModulo(tipo)
      ? letta(moduli, { ...periodo, tipo }, contesto)
      : letta(liste, { ...periodo, tipo }, contesto);
  },
  draw: (letto) => letto.draw(),
  comeTabella: (letto) => letto.comeTabella(),
  riassunto: (letto) => letto.riassunto(),
});
