import { detrazioneParentela, isAscendente } from '../../shared/domain/parentela.ts';
import { formatGiorno } from '../../shared/domain/date.ts';
import { containsGiorno, overlaps } from '../../shared/domain/periodo.ts';
import { primoGiornoDelMese, ultimoGiornoDelMese } from '../../shared/domain/mese.ts';
import { perDivisoArrotondato } from '../../shared/money/arrotondamenti.ts';
import { somma } from '../../shared/money/centesimi.ts';
import { readItem } from '../platform/repository.ts';
import { regioni } from '../riferimento/regioni.ts';
import { famFiscaleEntita, familiareEntita } from './familiare.ts';
import { fiscaliEntita } from './fiscali.ts';
import { figliDi, particolaritaEntita } from './particolarita.ts';
import { domicilioAl } from './persona.ts';
import { soggettivaEntita } from './soggettiva.ts';
import { vocePersonaEntita } from './voce-persona.ts';
import { getVoceDizionario } from './voci-dizionario.ts';
import type { Fiscali } from '../../shared/contracts/fiscale.ts';
import type { Familiare, FamFiscale } from '../../shared/contracts/nucleo.ts';
import type { Percettore } from '../../shared/contracts/percettore.ts';
import type { Persona } from '../../shared/contracts/persona.ts';
import type { Particolarita, Soggettiva, VocePersona } from '../../shared/contracts/voci-persona.ts';
import type { Centesimi } from '../../shared/money/centesimi.ts';
import type { SituazioneInput } from '../../shared/calculation/situazione.ts';
import type { Item } from '../platform/dynamo.ts';

type FiscaliSituazione = NonNullable<SituazioneInput['fiscali']>;
type FamiliareSituazione = NonNullable<FiscaliSituazione['familiari']>[number];

/** What the registry keeps with a person besides the person: read in the one query of their partition. */
export interface DatiPersonali {
  readonly fiscali: readonly Fiscali[];
  readonly familiari: readonly Familiare[];
  readonly datiFamiliari: readonly FamFiscale[];
  readonly soggettive: readonly Soggettiva[];
  readonly particolarita: readonly Particolarita[];
  readonly voci: readonly VocePersona[];
}

/** The records of the registry among the items of a person's partition. */
export const datiPersonaliIn = (items: readonly Item[]): DatiPersonali => {
  const di = (nome: string): readonly Item[] => items.filter(({ tipo }) => tipo === nome);
  return {
    fiscali: di(fiscaliEntita.nome).map((item) => readItem(fiscaliEntita, item)),
    familiari: di(familiareEntita.nome).map((item) => readItem(familiareEntita, item)),
    datiFamiliari: di(famFiscaleEntita.nome).map((item) => readItem(famFiscaleEntita, item)),
    soggettive: di(soggettivaEntita.nome).map((item) => readItem(soggettivaEntita, item)),
    particolarita: di(particolaritaEntita.nome).map((item) => readItem(particolaritaEntita, item)),
    voci: di(vocePersonaEntita.nome).map((item) => readItem(vocePersonaEntita, item)),
  };
};

/**
 * What the registry adds to the tax data of a payslip paid on a day: dependent relatives with the months and share of the year, the place
 * surtaxes go to, relief for mothers; the relief on the IVS share is kept only for who has it among the particularities.
 */
export const fiscaliDaAnagrafe = (persona: Persona, { familiari, datiFamiliari, particolarita, fiscali }: DatiPersonali, dataPagamento: string): Pick<FiscaliSituazione, 'familiari' | 'esoneroMadre' | 'retribuzioneMeseEsonero'> & { readonly addizionali: { readonly comune: string | null; readonly regione: string | null } } => {
  const numAnno = Number(dataPagamento.slice(0, 4));
  const dellAnno = fiscali.find((dati) => dati.numAnno === numAnno);
  return {
    familiari: familiariDellAnno(familiari, datiFamiliari, numAnno),
    esoneroMadre: esoneroMadreAl(particolarita, familiari, dataPagamento),
    retribuzioneMeseEsonero: attive(particolarita, dataPagamento).some(({ codParticolarita }) => codParticolarita === 'ESONERO_IVS_2' || codParticolarita === 'ESONERO_IVS_3') ? dellAnno?.numRetribuzioneMeseEsonero ?? null : null,
    addizionali: residenzaFiscale(persona, numAnno),
  };
};

/** Town and region of the fiscal domicile on 1 January of a year (art. 1 D.Lgs. 360/1998, art. 50 D.Lgs. 446/1997). */
export const residenzaFiscale = (persona: Persona, numAnno: number): { readonly comune: string | null; readonly regione: string | null } => {
  const domicilio = domicilioAl(persona, `${numAnno}-01-01`);
  const regione = regioni.voci.flatMap(({ codiciTributo }) => codiciTributo).find(({ codice }) => codice === domicilio?.codRegioneDomf);
  return { comune: domicilio?.codComuneDomf ?? null, regione: regione?.descrizione.toUpperCase() ?? null };
};

/** Dependent relatives of a year: months in which the conditions held for at least a day, share averaged over those months (art. 12 c. 3 TUIR). */
export const familiariDellAnno = (familiari: readonly Familiare[], datiFamiliari: readonly FamFiscale[], numAnno: number): FamiliareSituazione[] => familiari.flatMap((familiare) => {
  const suoi = datiFamiliari.filter(({ uidParente }) => uidParente === familiare.uid).toSorted((a, b) => (a.datDecorrenza < b.datDecorrenza ? -1 : 1));
  const misure = Array.from({ length: 12 }, (_, indice) => misuraDelMese(suoi, numAnno, indice + 1)).filter((misura) => misura > 0);
  if (misure.length === 0) return [];
  const detrazione = detrazioneParentela[familiare.codParentela];
  return [{
    tipo: detrazione === 'ALTRI' ? 'ALTRO' : detrazione, nascita: familiare.datNascita, disabile: suoi.some(({ flgDisabile, datDecorrenza }) => flgDisabile && datDecorrenza <= `${numAnno}-12-31`),
    ascendenteConvivente: isAscendente(familiare.codParentela) && familiare.flgConvivente, mesi: misure.length, quota: perDivisoArrotondato(somma(misure), 1, misure.length),
  }];
});

/** The share of a month: the largest in force on one of its days, 0 when the relative was not dependent. */
const misuraDelMese = (suoi: readonly FamFiscale[], anno: number, mese: number): number => {
  const delMese = { dal: primoGiornoDelMese({ anno, mese }), al: ultimoGiornoDelMese({ anno, mese }) };
  return Math.max(0, ...suoi.flatMap((dato, indice) => {
    const seguente = suoi[indice + 1];
    const vigente = dato.datDecorrenza <= delMese.al && (seguente === undefined || seguente.datDecorrenza > delMese.dal);
    return vigente && dato.flgCarico && dato.numMisura !== null ? [dato.numMisura] : [];
  }));
};

const attive = (particolarita: readonly Particolarita[], giorno: string): readonly Particolarita[] => particolarita.filter(({ datInizio, datFine }) => containsGiorno({ dal: datInizio, al: datFine }, giorno));

/** Relief for mothers in force on a day, with the children of the family unit. */
export const esoneroMadreAl = (particolarita: readonly Particolarita[], familiari: readonly Familiare[], giorno: string): FiscaliSituazione['esoneroMadre'] => {
  const figli = figliDi(familiari).filter(({ datNascita }) => datNascita <= giorno);
  const nascite = figli.map(({ datNascita }) => datNascita).toSorted();
  const ultima = nascite.at(-1);
  const spetta = attive(particolarita, giorno).some(({ codParticolarita }) => codParticolarita === 'MADRE_DUE_FIGLI' || codParticolarita === 'MADRE_TRE_FIGLI');
  return spetta && ultima !== undefined ? { figli: figli.length, nascitaFiglioMinore: ultima } : null;
};

/** How a non-resident is paid on a day, by the option among the particularities; null for who has none. It prevails on the year's tax data. */
export const percettoreEsteroAl = (particolarita: readonly Particolarita[], giorno: string): Percettore | null => {
  const codici = attive(particolarita, giorno).map(({ codParticolarita }) => codParticolarita);
  if (codici.includes('ESTERO_RITENUTA')) return { tipo: 'NON_RESIDENTE', occasionale: true, convenzione: false };
  if (codici.includes('ESTERO_CONVENZIONE')) return { tipo: 'NON_RESIDENTE', occasionale: true, convenzione: true };
  return codici.includes('ESTERO_ABITUALE') ? { tipo: 'NON_RESIDENTE', occasionale: false, convenzione: false } : null;
};

/**
 * Deductions for third parties in force on a day, oldest first. The payslip never names the creditor, so neither does the reference.
 * @param giaTrattenuto cents already withheld for each subjective item, by uid
 */
export const trattenuteAl = (soggettive: readonly Soggettiva[], giorno: string, giaTrattenuto: Readonly<Record<string, Centesimi>> = {}): NonNullable<SituazioneInput['trattenute']> => soggettive
  .filter(({ datInizio, datFine }) => containsGiorno({ dal: datInizio, al: datFine }, giorno))
  .toSorted((a, b) => (a.datInizio < b.datInizio ? -1 : 1))
  .flatMap(({ uid, codVoce, datInizio, numImporto, numTotale }) => {
    const tipo = getVoceDizionario(codVoce)?.trattenuta ?? null;
    if (tipo === null) return [];
    return [{ tipo, riferimento: `${codVoce} dal ${formatGiorno(datInizio)}`, importo: numImporto, residuo: numTotale === null ? null : Math.max(0, numTotale - (giaTrattenuto[uid] ?? 0)) }];
  });

/** Monthly personal allowances in force on at least a day of a period, in cents. */
export const assegniPersonaliNel = (soggettive: readonly Soggettiva[], periodo: { readonly dal: string; readonly al: string }): Centesimi => somma(soggettive
  .filter(({ codVoce, datInizio, datFine }) => getVoceDizionario(codVoce)?.tipo === 'COMPETENZA' && overlaps({ dal: datInizio, al: datFine }, periodo))
  .map(({ numImporto }) => numImporto));
