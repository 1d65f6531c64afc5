import type { DenunciaIndividuale, PosContributiva } from '#shared/contracts/denunce/uniemens/pos-contributiva.ts';
import { COMPOSIZIONE_PREDEFINITA } from '#shared/domain/elaborazione/denuncia.ts';
import type { Campi } from '../../macchina/denuncia.ts';
import { totaliDi } from './controlli/azienda.ts';
import { inEuro } from './elementi.ts';
import { QUADRI, type Quadro } from './quadri.ts';
import { giorniDa, giorniDi, settimaneDa } from './settimane.ts';

export const testoDi = (record: Campi, nome: string): string | undefined => {
  const valore = String(record[nome] ?? '');
  return valore === '' ? undefined : valore;
};
export const numeroDi = (record: Campi, nome: string): number | undefined => {
  const valore = testoDi(record, nome);
  return valore === undefined ? undefined : Number(valore);
};
export const centesimiDi = (record: Campi, nome: string): number => numeroDi(record, nome) ?? 0;

export const isQuadro =
  (quadro: Quadro) =>
  (record: Campi): boolean =>
    record.quadro === quadro;

/** The same elements, by their names; what is empty is not written. */
export const testi = <N extends string>(record: Campi, ...nomi: readonly N[]): Partial<Record<N, string>> =>
  Object.assign({}, ...nomi.map((nome) => ({ [nome]: testoDi(record, nome) })));
const numeri = <N extends string>(record: Campi, ...nomi: readonly N[]): Partial<Record<N, number>> =>
  Object.assign({}, ...nomi.map((nome) => ({ [nome]: numeroDi(record, nome) })));

/** Beginning and end of the relation, where the month has them. */
const rapportoDi = (record: Campi): Pick<DenunciaIndividuale, 'Assunzione' | 'Cessazione'> => {
  const [cessazione, assunzione] = [numeroDi(record, 'GiornoCessazione'), numeroDi(record, 'GiornoAssunzione')];
  return {
    ...(cessazione === undefined
      ? {}
      : { Cessazione: { GiornoCessazione: cessazione, TipoCessazione: testoDi(record, 'TipoCessazione') ?? '' } }),
    ...(assunzione === undefined
      ? {}
      : { Assunzione: { GiornoAssunzione: assunzione, TipoAssunzione: testoDi(record, 'TipoAssunzione') ?? '' } }),
  };
};

type DatiRetributivi = NonNullable<DenunciaIndividuale['DatiRetributivi']>;

/** Weeks and every day of the month; nothing of who is paid for no days. */
const settimaneDi = (record: Campi, annoMese: string): Pick<DatiRetributivi, 'Settimana' | 'Giorno'> => {
  const [settimane, giorni] = [testoDi(record, 'Settimane'), testoDi(record, 'GiorniLavorati')];
  if (settimane === undefined && giorni === undefined) return {};
  const lavorati = giorniDa(giorni ?? '');
  return {
    Settimana: settimaneDa(settimane ?? '').map(({ numero, copertura, evento }) => ({
      IdSettimana: numero,
      TipoCopertura: copertura,
      ...(evento === null ? {} : { CodiceEvento: evento }),
    })),
    Giorno: giorniDi(annoMese).map((giorno) => ({
      '@GG': giorno.slice(8),
      Lavorato: lavorati.has(Number(giorno.slice(8))) ? 'S' : 'N',
    })),
  };
};

/** Months of a worker that are lowered. */
const variazioniDi = (variazioni: readonly Campi[]): Pick<DatiRetributivi, 'VarRetributive'> =>
  variazioni.length === 0
    ? {}
    : {
        VarRetributive: variazioni.map((record) => ({
          AnnoMeseVarRetr: testoDi(record, 'AnnoMeseVarRetr') ?? '',
          ...testi(record, 'CausaleVarRetr'),
          ImponibileVarRetr: inEuro(centesimiDi(record, 'ImponibileVarRetr')),
          ContributoVarRetr: centesimiDi(record, 'ContributoVarRetr'),
        })),
      };

const individualeDi = (
  record: Campi,
  { annoMese, variazioni }: { readonly annoMese: string; readonly variazioni: readonly Campi[] },
): DenunciaIndividuale => {
  const teorica = centesimiDi(record, 'RetribTeorica');
  return {
    CFLavoratore: testoDi(record, 'CFLavoratore') ?? '',
    Cognome: testoDi(record, 'Cognome') ?? '',
    Nome: testoDi(record, 'Nome') ?? '',
    ...testi(record, 'Qualifica1', 'Qualifica2', 'Qualifica3', 'TipoContribuzione', 'RegimePost95', 'Cittadinanza'),
    ...testi(record, 'UnitaOperativa', 'CodiceComune', 'CodiceContratto'),
    ...numeri(record, 'OrarioContrattuale', 'PercPartTime', 'NumMensilita'),
    ...rapportoDi(record),
    DatiRetributivi: {
      ...testi(record, 'TipoLavoratore'),
      Imponibile: inEuro(centesimiDi(record, 'Imponibile')),
      Contributo: centesimiDi(record, 'Contributo'),
      ...(teorica === 0 ? {} : { RetribTeorica: inEuro(teorica) }),
      ...variazioniDi(variazioni),
      ...settimaneDi(record, annoMese),
      ...numeri(record, 'GiorniRetribuiti', 'GiorniContribuiti', 'OreContribuite'),
      ...testi(record, 'RispettoMinimale'),
    },
  };
};

const PRIVATI: readonly string[] = [QUADRI.individuale, QUADRI.variazione, QUADRI.aziendale];

/** The records of each position, in the order of the filing. */
const posizioniDi = (righe: readonly Campi[]): readonly (readonly [string, readonly Campi[]])[] => [
  ...Map.groupBy(
    righe.filter(({ quadro }) => PRIVATI.includes(String(quadro))),
    (record) => testoDi(record, 'Matricola') ?? '',
  ),
];

const posizioneDi = ([matricola, righe]: readonly [string, readonly Campi[]], annoMese: string): PosContributiva => {
  const aziendale = righe.find(isQuadro(QUADRI.aziendale)) ?? {};
  const variazioni = Map.groupBy(righe.filter(isQuadro(QUADRI.variazione)), ({ CFLavoratore }) => CFLavoratore);
  const posizione = {
    '@Composizione': testoDi(aziendale, 'Composizione') ?? COMPOSIZIONE_PREDEFINITA,
    Matricola: matricola,
    DenunciaIndividuale: righe
      .filter(isQuadro(QUADRI.individuale))
      .map((record) => individualeDi(record, { annoMese, variazioni: variazioni.get(record.CFLavoratore) ?? [] })),
  };
  const { debito, credito } = totaliDi(posizione);
  return {
    ...posizione,
    DenunciaAziendale: {
      ...testi(aziendale, 'TrattQuotaLav'),
      ...numeri(aziendale, 'NumLavoratori', 'ForzaAziendale'),
      DatiQuadraturaRetrContr: {
        NumDenIndiv: posizione.DenunciaIndividuale.length,
        TotaleADebito: inEuro(debito),
        TotaleACredito: inEuro(credito),
      },
    },
  };
};

/** The positions of stored records, each with its workers; the month, AAAA-MM, is that of the filing. */
export const composePosizioni = (righe: readonly Campi[], annoMese: string): PosContributiva[] =>
  posizioniDi(righe).map((posizione) => posizioneDi(posizione, annoMese));

const INDIVIDUALE = /^Azienda\.0\.PosContributiva\.(\d+)\.DenunciaIndividuale\.(\d+)/;
const VARIAZIONE = /\.VarRetributive\.(\d+)/;
const POSIZIONE = /^Azienda\.0\.PosContributiva\.(\d+)/;

/** From stored records to the one that each place of the private family was written from. */
export const recordPrivati = (righe: readonly Campi[]): ((campo: string) => Campi | undefined) => {
  const posizioni = posizioniDi(righe).map(([, sue]) => ({
    aziendale: sue.find(isQuadro(QUADRI.aziendale)),
    individuali: sue.filter(isQuadro(QUADRI.individuale)),
    variazioni: Map.groupBy(sue.filter(isQuadro(QUADRI.variazione)), ({ CFLavoratore }) => CFLavoratore),
  }));
  return (campo) => {
    const posizione = posizioni[Number(POSIZIONE.exec(campo)?.[1])];
    const individuale = INDIVIDUALE.exec(campo);
    if (individuale === null) return posizione?.aziendale;
    const persona = posizione?.individuali[Number(individuale[2])];
    const variazione = VARIAZIONE.exec(campo);
    return variazione === null ? persona : posizione?.variazioni.get(persona?.CFLavoratore)?.[Number(variazione[1])];
  };
};

/** Weeks and days of the file are one field each of their record. */
const IN_UN_CAMPO = [
  [/\.Settimana(?:\.|$)/, 'Settimane'],
  [/\.Giorno(?:\.|$)/, 'GiorniLavorati'],
] as const;

/** The field of a record that a place of the file was written from. */
export const nomeDelCampo = (campo: string): string =>
  IN_UN_CAMPO.find(([forma]) => forma.test(campo))?.[1] ?? campo.slice(campo.lastIndexOf('.') + 1);
