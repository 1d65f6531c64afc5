import type { ServizioTenuto } from '#archivio/cedolini/lavoro.ts';
import type { RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import { meseOrdinato } from '#archivio/denunce/denuncia.ts';
import { codiceCittadinanzaInps } from '#functions/riferimento/luoghi/cittadinanze-inps.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { formatMese, type Mese } from '#shared/domain/tempo/mese.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { contribuzioneDs } from '#shared/rules/adempimenti/contribuzione-ds.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';
import { QUADRI } from '../../formati/uniemens/quadri.ts';
import type { Campi } from '../../macchina/denuncia.ts';
import { campiPagaFissa, isDiPagaFissa } from './paga-fissa.ts';
import type { DatiPersone } from './persone.ts';
import { chiDi, periodoDelle, ultimoIn, type Gruppo, type Parte } from './rapporto.ts';

/** The contribution is of fixed-term staff: their service is looked for among those. */
const determinati = (servizi: readonly ServizioTenuto[] = []): ServizioTenuto[] =>
  servizi.filter(({ contratto }) => contratto !== 'TI');

const REGIME_POST_95 = { DAL_1996: 'S', ENTRO_1995: 'N' } as const;

/**
 * First insurance and citizenship of a worker as the registry has them today, like name and code: a filing not yet sent is marked when they change. Empty
 * where nobody has said them.
 */
const dallAnagrafe = (persona: Persona | undefined): Campi => {
  const prima = persona?.primaAssicurazione ?? null;
  return {
    RegimePost95: prima === null ? '' : REGIME_POST_95[prima],
    Cittadinanza: codiceCittadinanzaInps(persona?.codCittadinanza ?? null) ?? '',
  };
};

const SENZA_CLASSE = { qualifica1: '', qualifica2: '', qualifica3: '', codContratto: '', tipoLavoratore: '' } as const;

/** What the service says: the classification it has, the town of its site, else of the school. */
const dalServizio = (servizio: ServizioTenuto | undefined, { scuola }: DatiPersone): Campi => {
  const { qualifica1, qualifica2, qualifica3, codContratto, tipoLavoratore } = servizio?.classe ?? SENZA_CLASSE;
  return {
    Qualifica1: qualifica1,
    Qualifica2: qualifica2,
    Qualifica3: qualifica3,
    CodiceContratto: codContratto,
    TipoLavoratore: tipoLavoratore,
    CodiceComune: servizio?.luogo?.codComune ?? scuola?.codComune ?? '',
  };
};

/** What one person has under one position. */
interface Raccolto {
  readonly records: readonly RecordRaccolto[];
  readonly rilievi: readonly Rilievo[];
}

const originiDi = (parti: readonly Parte[]): RecordRaccolto['origini'] =>
  parti.map(({ posto, rotta }) => [posto, rotta.riga, rotta.importo]);
const importoDi = (parti: readonly Parte[]): number => somma(parti.map(({ rotta }) => rotta.importo));
const baseDi = (parti: readonly Parte[]): number => somma(parti.map(({ rotta }) => rotta.base ?? 0));

/** The month that declared the accessory pay that a line takes back, where its payslip corrects one that paid it; undefined where nothing says it. */
const meseDelPagamento = ({ cedolino, rotta: { competenza } }: Parte): Mese | undefined =>
  competenza === null || isDiPagaFissa(cedolino) ? undefined : cedolino.detti?.get(meseOrdinato(competenza));

/** The month that what is taken back lowers. */
const meseDiminuito = (parte: Parte): Mese | null => meseDelPagamento(parte) ?? parte.rotta.competenza;

/** The same month as the filing writes it; empty of a line of no month. */
const annoMeseDiminuito = (parte: Parte): string => {
  const diminuito = meseDiminuito(parte);
  return diminuito === null ? '' : meseOrdinato(diminuito);
};

/** What is taken back of an earlier month lowers the base of that month: what adds to one follows the payment. */
const isVariazione = (parte: Parte, mese: Mese): boolean => {
  const diminuito = annoMeseDiminuito(parte);
  return parte.rotta.importo < 0 && diminuito !== '' && diminuito < meseOrdinato(mese);
};

/** The declaration of a worker of a position, and the months that what was taken back lowers. */
export const individualeDi = (gruppo: Gruppo, matricola: string, dati: DatiPersone, mese: Mese): Raccolto => {
  const { uid, persona, desCf, nomi } = chiDi(gruppo, dati);
  const variate = gruppo.filter((parte) => isVariazione(parte, mese));
  const delMese = gruppo.filter((parte) => !isVariazione(parte, mese));
  if (importoDi(delMese) < 0) return { records: [], rilievi: [negativa(desCf, importoDi(gruppo))] };
  const { pagato } = gruppo[0].cedolino;
  const servizi = determinati(dati.servizi.get(uid));
  const fissa = campiPagaFissa(
    {
      desCf,
      cedolini: [...new Set(gruppo.map(({ cedolino }) => cedolino))],
      servizi,
      assenze: dati.assenze.get(uid) ?? [],
      imponibile: baseDi(delMese),
    },
    mese,
  );
  const chi = { Matricola: matricola, CFLavoratore: desCf, ...nomi };
  const individuale: RecordRaccolto = {
    chiave: `${QUADRI.individuale}|${matricola}|${desCf}`,
    persona: desCf,
    campi: {
      quadro: QUADRI.individuale,
      ...chi,
      ...dalServizio(ultimoIn(servizi, periodoDelle(gruppo, pagato)), dati),
      ...dallAnagrafe(persona),
      TipoContribuzione: ifInForceOn(contribuzioneDs, pagato)?.valore.tipoContribuzione ?? '',
      OreContribuite: '',
      ...fissa.campi,
      Imponibile: baseDi(delMese),
      Contributo: importoDi(delMese),
    },
    origini: originiDi(delMese),
  };
  return {
    records: [individuale, ...variazioniDi(variate, chi)],
    rilievi: [...fissa.rilievi, ...mesiDelServizio(variate, chi)],
  };
};

/** One for each month that is lowered; why, in the codes of INPS, no source says and the office writes. */
const variazioniDi = (variate: readonly Parte[], chi: Campi): RecordRaccolto[] =>
  [...Map.groupBy(variate, annoMeseDiminuito)].map(([annoMese, parti]) => ({
    chiave: [QUADRI.variazione, chi.Matricola, chi.CFLavoratore, annoMese].join('|'),
    persona: String(chi.CFLavoratore),
    campi: {
      quadro: QUADRI.variazione,
      ...chi,
      AnnoMeseVarRetr: annoMese,
      CausaleVarRetr: '',
      ImponibileVarRetr: -baseDi(parti),
      ContributoVarRetr: -importoDi(parti),
    },
    origini: originiDi(parti),
  }));

/** Accessory pay was declared in the month it was paid: which that was, what takes it back says only where it corrects the payslip that paid it. */
const mesiDelServizio = (variate: readonly Parte[], { CFLavoratore }: Campi): Rilievo[] =>
  [
    ...new Set(
      variate
        .filter((parte) => isAccessoria(parte) && meseDelPagamento(parte) === undefined)
        .flatMap(({ rotta }) => rotta.competenza ?? [])
        .map(formatMese),
    ),
  ].map((servizio) => ({
    codice: 'uniemens.mese-del-servizio',
    gravita: 'AVVISO',
    regola:
      'La restituzione di un compenso accessorio diminuisce il mese in cui fu pagato, che è quello della sua denuncia.',
    persona: String(CFLavoratore),
    campo: 'AnnoMeseVarRetr',
    atteso: 'il mese del pagamento',
    trovato: `${servizio}, mese del servizio`,
    rimedio: 'Cercare la denuncia in cui il compenso c’era, e scrivere il suo mese nella variazione se è un altro.',
  }));

/** Fixed pay was declared in its own month, even where it is taken back with a later one; accessory pay in that of the payment. */
const isAccessoria = ({ cedolino, rotta: { adempimenti, competenza } }: Parte): boolean =>
  !isDiPagaFissa(cedolino) &&
  adempimenti.UNIEMENS !== undefined &&
  competenza !== null &&
  meseOrdinato(adempimenti.UNIEMENS) !== meseOrdinato(competenza);

/** What the month would take back has no place in it. */
export const negativa = (persona: string, importo: number): Rilievo => ({
  codice: 'uniemens.negativo',
  gravita: 'AVVISO',
  regola: 'Un contributo negativo non si denuncia come importo del mese.',
  persona,
  campo: 'Contributo',
  atteso: 'un importo positivo, o la competenza di un mese precedente',
  trovato: formatEuro(importo),
  rimedio: 'Resta fuori: correggere la denuncia del mese a cui si riferisce.',
});
