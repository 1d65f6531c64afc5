import type { PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { familiariACarico } from '#archivio/persone/familiari-a-carico.ts';
import { domicilioAl } from '#archivio/persone/persona.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import type { CuAltri } from '#shared/contracts/anagrafe/dati-cu.ts';
import type { Fiscali } from '#shared/contracts/anagrafe/fiscale.ts';
import { detrazioneParentela } from '#shared/domain/persona/parentela.ts';
import { somma } from '#shared/money/centesimi.ts';
import { regioni } from '../../riferimento/luoghi/regioni.ts';
import { restiDelConguaglio, type ChiTrattiene, type RestiDelConguaglio } from './conguaglio/resti-del-conguaglio.ts';
import { particolaritaAl } from './percettore-registrato.ts';

type FiscaliSituazione = NonNullable<SituazioneInput['fiscali']>;

/** The payslip that the tax data are read for, with the accounted payslips of the person before it. */
interface ChiLegge extends ChiTrattiene {
  readonly pagamenti: readonly PagamentoSalvato[];
}

/**
 * The tax data of a person in a year from the records, as the calculation reads them; what a settlement left is read off the payslips, unless the
 * office has written it. Amounts in cents, rates in parts per million.
 */
export const fiscaliRegistrati = (
  dati: DatiPersona,
  fiscali: Fiscali | undefined,
  { pagamenti, ...chi }: ChiLegge,
): FiscaliSituazione => {
  const { anno: annoFiscale, dataPagamento } = chi;
  const resti = restiDelConguaglio(pagamenti, chi);
  return {
    ...(fiscali === undefined
      ? {}
      : dellAnno(
          fiscali,
          particolaritaAl(dati, dataPagamento).some((codice) => codice.startsWith('ESONERO_IVS')),
        )),
    ...(dati.persona.primaAssicurazione === 'DAL_1996' ? { massimale: true } : {}),
    familiari: familiariACarico(dati.familiari, dati.famFiscali, annoFiscale),
    esoneroMadre: esoneroMadre(dati, dataPagamento),
    conguaglio: daTrattenere(fiscali?.conguaglio ?? null) ?? resti.conguaglio,
    addizionali: { ...domicilioFiscale(dati, annoFiscale), ...addizionaliDi(fiscali, resti), ...resti.trattenute },
  };
};

/** The surtaxes that other years left, each as the office wrote it, else as the settlement left it. */
const addizionaliDi = (
  fiscali: Fiscali | undefined,
  { addizionali, accontoTrattenuto }: RestiDelConguaglio,
): FiscaliSituazione['addizionali'] => {
  const scritte =
    fiscali === undefined
      ? {}
      : {
          saldoRegionale: fiscali.saldoRegionale && {
            ...fiscali.saldoRegionale,
            ente: nomeRegione(fiscali.saldoRegionale.ente) ?? null,
          },
          saldoComunale: fiscali.saldoComunale,
          accontoComunale: fiscali.accontoComunale,
          accontoTrattenuto: fiscali.numAccontoTrattenuto,
        };
  const proposte = Object.entries({ ...addizionali, accontoTrattenuto: accontoTrattenuto || null });
  const mancanti = proposte.filter(([nome, valore]) => valore !== null && !new Map(Object.entries(scritte)).get(nome));
  return { ...scritte, ...Object.fromEntries(mancanti) };
};

/** What the settlement of the year before left to take, as the calculation reads it. */
const daTrattenere = (conguaglio: Fiscali['conguaglio']): FiscaliSituazione['conguaglio'] => {
  if (conguaglio === null) return null;
  const {
    irpef,
    conguagliatoIl,
    richiestaDel,
    trattamento,
    rateTrattamento,
    somma: integrativa,
    rateSomma,
    detrazione = 0,
    rateDetrazione = 1,
  } = conguaglio;
  const bonus = (residuo: number, rate: number) => (residuo === 0 ? null : { residuo, rate });
  return {
    irpef,
    conguagliatoIl,
    richiestaDel,
    trattamentoIntegrativo: bonus(trattamento, rateTrattamento),
    sommaIntegrativa: bonus(integrativa, rateSomma),
    ...(detrazione === 0 ? {} : { ulterioreDetrazione: bonus(detrazione, rateDetrazione) }),
  };
};

const dellAnno = (fiscali: Fiscali, conEsonero: boolean): FiscaliSituazione => ({
  aliquotaMassima:
    fiscali.numAliquotaMassima === null
      ? null
      : { aliquota: fiscali.numAliquotaMassima, lettaDa: fiscali.desAliquotaLettaDa || 'dati fiscali' },
  redditoComplessivo: fiscali.numRedditoPresunto,
  redditoLavoroDipendente: fiscali.numRedditoLavoroDipendente,
  redditiBiennio:
    fiscali.numRedditoAnnoPrecedente === null || fiscali.numRedditoSecondoAnnoPrecedente === null
      ? null
      : [fiscali.numRedditoAnnoPrecedente, fiscali.numRedditoSecondoAnnoPrecedente],
  giorniDetrazione: fiscali.numGiorniDetrazione,
  giorniAnno: fiscali.numGiorniAnno,
  detrazioneLavoro: fiscali.flgDetrazioneLavoro,
  trattamentoIntegrativo: fiscali.flgTrattamentoIntegrativo,
  rinunciaCuneo: fiscali.flgRinunciaCuneo,
  rinunciaSostitutiva: fiscali.flgRinunciaSostitutiva,
  plafondSostitutiva: fiscali.numPlafondSostitutiva,
  altreDetrazioni: fiscali.numAltreDetrazioni,
  gestioneSeparata: fiscali.codGestioneSeparata,
  massimale: fiscali.flgMassimale,
  contributoAggiuntivo: fiscali.flgContributoAggiuntivo,
  retribuzioneMeseEsonero: conEsonero ? fiscali.numRetribuzioneMeseEsonero : null,
});

const GIORNI_DI_UN_ANNO = 366;

/** What other employers certified of the year, together, for its settlement; nothing when no certificate was handed over. */
export const altriDatori = (fiscali: Fiscali | undefined): Pick<SituazioneInput, 'altriDatori'> => {
  const certificati = fiscali?.cuAltri ?? [];
  if (certificati.length === 0) return {};
  const totale = (di: (certificato: CuAltri) => number): number => somma(certificati.map(di));
  return {
    altriDatori: {
      imponibileIrpef: totale(({ numReddito }) => numReddito),
      irpef: totale(({ numRitenute }) => numRitenute),
      giorni: Math.min(
        GIORNI_DI_UN_ANNO,
        totale(({ numGiorni }) => numGiorni),
      ),
      trattamentoIntegrativo: totale(({ numTrattamentoIntegrativo }) => numTrattamentoIntegrativo),
      sommaIntegrativa: totale(({ numSommaIntegrativa }) => numSommaIntegrativa),
      addizionaleRegionale: totale(({ numAddizionaleRegionale }) => numAddizionaleRegionale),
      addizionaleComunale: totale(({ numAddizionaleComunale }) => numAddizionaleComunale),
    },
  };
};

const esoneroMadre = (dati: DatiPersona, giorno: string): FiscaliSituazione['esoneroMadre'] => {
  if (!particolaritaAl(dati, giorno).some((codice) => codice.startsWith('MADRE_'))) return null;
  const nascite = dati.familiari
    .filter(({ codParentela }) => detrazioneParentela[codParentela] === 'FIGLIO')
    .map(({ datNascita }) => datNascita)
    .toSorted();
  const minore = nascite.at(-1);
  return minore === undefined ? null : { figli: Math.min(20, nascite.length), nascitaFiglioMinore: minore };
};

/** Town and region that the surtaxes of a year follow: those of 1 January. The tables of surtaxes name the regions. */
export const domicilioFiscale = ({ persona }: DatiPersona, anno: number): { comune?: string; regione?: string } => {
  const domicilio = domicilioAl(persona, `${anno}-01-01`);
  if (domicilio === undefined) return {};
  const regione = nomeRegione(domicilio.codRegioneDomf);
  return { comune: domicilio.codComuneDomf, ...(regione === undefined ? {} : { regione }) };
};

/** A region by its tax code, as the tables of surtaxes name it. */
const nomeRegione = (codTributo: string | null): string | undefined =>
  regioni.voci
    .flatMap(({ codiciTributo }) => codiciTributo)
    .find(({ codice }) => codice === codTributo)
    ?.descrizione.toUpperCase()
    .replace(/^PROVINCIA AUTONOMA DI /, '');
