import { Uniemens } from '../../../shared/contracts/denunce/uniemens/uniemens.ts';
import { primoGiornoDelMese, type Mese } from '../../../shared/domain/tempo/mese.ts';
import { somma } from '../../../shared/money/centesimi.ts';
import { contribuzioneDs } from '../../../shared/rules/adempimenti/contribuzione-ds.ts';
import { ifInForceOn } from '../../../shared/rules/regola.ts';
import { meseOrdinato } from '../../archivio/denunce/denuncia.ts';
import type { CedolinoContabilizzato } from '../raccolta.ts';
import { inEuro } from '../uniemens/elementi.ts';
import { VUOTO, type Parte } from './celle.ts';

const COLLABORATORI = 'Collaboratori';
const PERCIPIENTE = 'GESTIONE_SEPARATA_PERCIPIENTE';

/** '202603', a month as the columns of references have it. */
const inCifre = (annoMese: string): string => annoMese.replace('-', '');

const contribuzione = (tipo: string): string => `Contribuzione ${tipo}`;

const dovuta = (mese: Mese, parte: Pick<Parte, 'codice' | 'dovuto'> & Partial<Parte>): Parte => ({
  ...VUOTO,
  ...{ denuncia: 'UNIEMENS', mese: mese.mese, riferimentoB: inCifre(meseOrdinato(mese)), denunciato: 0, righe: 1 },
  ...parte,
});

/** The unemployment contributions of payslips, by the position they are paid under. */
const disoccupazione = (cedolini: readonly CedolinoContabilizzato[], mese: Mese): Parte[] => {
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
const collaborazioni = (cedolini: readonly CedolinoContabilizzato[], mese: Mese): Parte[] => {
  const perPersona = Map.groupBy(cedolini, ({ testata }) => testata.uidSubAnagrafe);
  return [...perPersona.values()].flatMap((suoi) => {
    const rotte = suoi
      .flatMap((cedolino) => cedolino.rotte)
      .filter(({ codice, adempimenti }) => codice === PERCIPIENTE && adempimenti.UNIEMENS !== undefined);
    const base = somma(rotte.map((rotta) => rotta.base ?? 0));
    return base === 0 ? [] : [dovuta(mese, { codice: COLLABORATORI, dovuto: inEuro(base) * 100 })];
  });
};

/** What payslips owe to the UniEmens of a month: contributions by position, bases of collaborators. */
export const dovuteInUniemens = (cedolini: readonly CedolinoContabilizzato[], mese: Mese): Parte[] => [
  ...disoccupazione(cedolini, mese),
  ...collaborazioni(cedolini, mese),
];

/** What the bytes of a sent UniEmens declare, under the month the file names. */
export const denunciateDi = (records: unknown, mese: number): Parte[] =>
  Uniemens.parse(records).Azienda.flatMap(({ AnnoMeseDenuncia, PosContributiva, ListaCollaboratori }): Parte[] => {
    const parte = {
      ...VUOTO,
      denuncia: 'UNIEMENS',
      mese,
      riferimentoB: inCifre(AnnoMeseDenuncia),
      dovuto: 0,
      righe: 0,
    } as const;
    return [
      ...(PosContributiva ?? []).flatMap(({ Matricola, DenunciaIndividuale }) =>
        (DenunciaIndividuale ?? []).map(({ TipoContribuzione, DatiRetributivi }) => ({
          ...parte,
          codice: contribuzione(TipoContribuzione ?? ''),
          estremi: Matricola,
          denunciato: DatiRetributivi?.Contributo ?? 0,
        })),
      ),
      ...(ListaCollaboratori?.Collaboratore ?? []).map(({ Imponibile }) => ({
        ...parte,
        codice: COLLABORATORI,
        denunciato: (Imponibile ?? 0) * 100,
      })),
    ];
  });
