import { meseOrdinato } from '#archivio/denunce/denuncia.ts';
import type { E0, ListaPosPA, V1 } from '#shared/contracts/denunce/uniemens/pos-pa.ts';
import { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { primoGiornoDelMese, type Mese } from '#shared/domain/tempo/mese.ts';
import { COLLABORATORI as CONTRIBUTI } from '#shared/instradamento/instradamento.ts';
import { somma } from '#shared/money/centesimi.ts';
import { contribuzioneDs } from '#shared/rules/adempimenti/contribuzione-ds.ts';
import { gestioni } from '#shared/rules/fondi.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';
import type { CedolinoContabilizzato } from '../denuncia/cedolini-contabilizzati.ts';
import { inEuro } from '../formati/uniemens/elementi.ts';
import { VUOTO, type ParteAnonima } from './celle.ts';

/** Names of the cells of the UniEmens: of collaborators, of a fund, of the contribution of a position. */
export const COLLABORATORI = 'Collaboratori';
const POSIZIONE = 'Posizione INPS';
const PERCIPIENTE = 'GESTIONE_SEPARATA_PERCIPIENTE';

/** '202603', a month as the columns of references have it. */
const inCifre = (annoMese: string): string => annoMese.replace('-', '');

export const CONTRIBUZIONE = 'Contribuzione';
const contribuzione = (tipo: string): string => `${CONTRIBUZIONE} ${tipo}`;

const dovuta = (mese: Mese, parte: Pick<ParteAnonima, 'codice' | 'dovuto'> & Partial<ParteAnonima>): ParteAnonima => ({
  ...VUOTO,
  denuncia: 'UNIEMENS',
  mese: mese.mese,
  riferimentoB: inCifre(meseOrdinato(mese)),
  denunciato: 0,
  righe: 1,
  ...parte,
});

/** The unemployment contributions of payslips, by the position they are paid under. */
const disoccupazione = (cedolini: readonly CedolinoContabilizzato[], mese: Mese): ParteAnonima[] => {
  const tipo = ifInForceOn(contribuzioneDs, primoGiornoDelMese(mese))?.valore.tipoContribuzione ?? '';
  return cedolini
    .flatMap(({ rotte }) => rotte)
    .filter(({ codice, adempimenti }) => codice === 'INPS_DS' && adempimenti.UNIEMENS !== undefined)
    .flatMap(({ destinazione, importo }) => {
      if (destinazione.a === 'DA_STABILIRE')
        return [dovuta(mese, { codice: 'INPS_DS', dovuto: importo, perche: destinazione.perche })];
      return destinazione.a === 'F24'
        ? [dovuta(mese, { codice: contribuzione(tipo), dovuto: importo, estremi: destinazione.estremi ?? '' })]
        : [];
    });
};

/** The bases of collaborators, each rounded to the euro over the month, as the file has them. */
const collaborazioni = (cedolini: readonly CedolinoContabilizzato[], mese: Mese): ParteAnonima[] => {
  const perPersona = Map.groupBy(cedolini, ({ testata }) => testata.uidSubAnagrafe);
  return [...perPersona.values()].flatMap((suoi) => {
    const rotte = suoi
      .flatMap((cedolino) => cedolino.rotte)
      .filter(({ codice, adempimenti }) => codice === PERCIPIENTE && adempimenti.UNIEMENS !== undefined);
    const base = somma(rotte.map((rotta) => rotta.base ?? 0));
    const contributo = somma(
      suoi
        .flatMap((cedolino) => cedolino.rotte)
        .filter(({ codice, adempimenti }) => CONTRIBUTI.includes(codice) && adempimenti.UNIEMENS !== undefined)
        .map(({ importo }) => importo),
    );
    return base === 0 ? [] : [dovuta(mese, { codice: COLLABORATORI, dovuto: inEuro(base) * 100, contributo })];
  });
};

export const GESTIONE = 'Gestione';
const gestione = (numero: string): string => `${GESTIONE} ${numero}`;

/** The number of the fund of a line in the public family; undefined for what is not declared there. */
const gestioneDi = ({ codice, fondo }: CedolinoContabilizzato['rotte'][number], giorno: string): string | undefined => {
  if (codice === 'ENAM') return '11';
  if (fondo === null) return undefined;
  if (fondo === 'CREDITO' || fondo === 'ENPDEP') return fondo === 'CREDITO' ? '9' : '8';
  return ifInForceOn(gestioni, giorno)?.valore[fondo] ?? undefined;
};

/** The contributions of payslips to the funds of the public family. */
const fondiPubblici = (cedolini: readonly CedolinoContabilizzato[], mese: Mese): ParteAnonima[] =>
  cedolini
    .flatMap(({ rotte }) => rotte)
    .filter(({ adempimenti, destinazione: { a } }) => adempimenti.UNIEMENS && (a === 'F24' || a === 'DA_STABILIRE'))
    .flatMap((rotta) => {
      const numero = gestioneDi(rotta, primoGiornoDelMese(mese));
      const { importo, destinazione, mancanti } = rotta;
      if (numero === undefined) return [];
      const perche = destinazione.a === 'DA_STABILIRE' && mancanti.length > 0 ? destinazione.perche : '';
      return [dovuta(mese, { codice: gestione(numero), dovuto: importo, perche })];
    });

/** What payslips owe to the UniEmens of a month: contributions by position and by fund, bases of collaborators. */
export const dovuteInUniemens = (cedolini: readonly CedolinoContabilizzato[], mese: Mese): ParteAnonima[] => [
  ...fondiPubblici(cedolini, mese),
  ...disoccupazione(cedolini, mese),
  ...collaborazioni(cedolini, mese),
];

interface Declared {
  readonly CodGestione: string;
  readonly Contributo?: number | undefined;
}

/** What a period declares to each fund, less what it recovers. */
const declaredOf = ({ Gestioni = {} }: E0 | V1): { readonly numero: string; readonly importo: number }[] => {
  const { GestPensionistica: pensione, GestPrevidenziale: fine, GestCredito, ENPDEP, ENAM } = Gestioni;
  const minori = [GestCredito, ENPDEP, ENAM].flatMap((una: Declared | undefined) => una ?? []);
  return [
    ...(pensione === undefined
      ? []
      : [
          {
            numero: pensione.CodGestione,
            importo:
              somma([pensione.Contributo ?? 0, pensione.Contrib1PerCento ?? 0]) -
              somma((pensione.RecuperoSgravi ?? []).map(({ Importo }) => Importo)),
          },
        ]),
    ...(fine === undefined
      ? []
      : [{ numero: fine.CodGestione, importo: (fine.ContributoTFR ?? 0) + (fine.ContributoTFS ?? 0) }]),
    ...minori.map(({ CodGestione, Contributo }) => ({ numero: CodGestione, importo: Contributo ?? 0 })),
  ];
};

/** Causali of the earlier periods that add to what is due: the others put right what was. */
const AGGIUNGONO: readonly string[] = ['1', '7'];

const periodiDovuti = ({ PosPA }: ListaPosPA): (E0 | V1)[] =>
  (PosPA ?? [])
    .flatMap(({ D0_DenunciaIndividuale }) => D0_DenunciaIndividuale ?? [])
    .flatMap(({ E0_PeriodoNelMese, V1_PeriodoPrecedente }) => [
      ...(E0_PeriodoNelMese ?? []),
      ...(V1_PeriodoPrecedente ?? []).filter((periodo) => AGGIUNGONO.includes(periodo['@CausaleVariazione'])),
    ]);

/** What the bytes of a sent UniEmens declare, under the month the file names. */
export const denunciateDi = (records: unknown, mese: number): ParteAnonima[] =>
  Uniemens.parse(records).Azienda.flatMap(
    ({ AnnoMeseDenuncia, PosContributiva, ListaCollaboratori, ListaPosPA: liste }): ParteAnonima[] => {
      const parte = {
        ...VUOTO,
        denuncia: 'UNIEMENS',
        mese,
        riferimentoB: inCifre(AnnoMeseDenuncia),
        dovuto: 0,
        righe: 0,
      } as const;
      return [
        ...(PosContributiva ?? []).flatMap(({ Matricola, DenunciaIndividuale }) => [
          // a position without workers is declared too
          { ...parte, codice: POSIZIONE, estremi: Matricola, denunciato: 0 },
          ...(DenunciaIndividuale ?? []).map(({ TipoContribuzione, DatiRetributivi }) => ({
            ...parte,
            codice: contribuzione(TipoContribuzione ?? ''),
            estremi: Matricola,
            denunciato:
              (DatiRetributivi?.Contributo ?? 0) -
              somma((DatiRetributivi?.VarRetributive ?? []).map(({ ContributoVarRetr }) => ContributoVarRetr ?? 0)),
          })),
        ]),
        ...(ListaCollaboratori?.Collaboratore ?? []).map(({ Imponibile = 0, Aliquota = 0 }) => ({
          ...parte,
          codice: COLLABORATORI,
          denunciato: Imponibile * 100,
          // euro by hundredths of a percentage: cents, divided by a hundred
          contributo: Math.round((Imponibile * Aliquota) / 100),
        })),
        ...(liste ?? [])
          .flatMap(periodiDovuti)
          .flatMap(declaredOf)
          .map(({ numero, importo }) => ({ ...parte, codice: gestione(numero), denunciato: importo })),
      ];
    },
  );
