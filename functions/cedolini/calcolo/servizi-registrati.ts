import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import type { Servizio as ServizioDiSituazione } from '#shared/calculation/situazione/servizio.ts';
import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import type { Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { ServizioCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Servizio } from '#shared/contracts/servizi/servizio.ts';
import { descrizioneContratto, type ContrattoDipendente } from '#shared/domain/persona/percettore.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese, primoGiornoDelMese, ultimoGiornoDelMese } from '#shared/domain/tempo/mese.ts';
import { somma } from '#shared/money/centesimi.ts';
import { getVoceDizionario } from '../../riferimento/voci/soggettive.ts';
import { recordPath } from './dato-registrato.ts';
import { nomeBreve, serviziPerCedolino, type ServizioDelPeriodo } from './servizi-per-cedolino.ts';

/** A service of the records, with the facts that only they say. */
export type ServizioRegistrato = ServizioCedolino & Pick<ServizioDiSituazione, 'tredicesima'>;

export type ServiziRegistrati =
  | { readonly servizi: readonly ServizioRegistrato[] }
  | { readonly anomalie: readonly Anomalia[] };

type MeseProcesso = Pick<Processo, 'ANNO' | 'MESE'>;

/**
 * Fixed-term services of a person in the month of a run, as the pay of substitutes reads them, with their absences and what came before.
 * Contracts of different kinds are taxed differently: the office chooses which one a payslip pays.
 */
export const serviziRegistrati = (
  processo: MeseProcesso,
  dati: DatiPersona,
  scelto: Percettore | null = null,
): ServiziRegistrati => {
  const { servizi: tutti, senzaTabella } = nelMese(processo, dati);
  const servizi = delContrattoScelto(tutti, scelto);
  if (servizi.length + senzaTabella.length === 0) return { anomalie: [senzaServizi(processo)] };
  if (senzaTabella.length > 0) return { anomalie: senzaTabella.map(mancaTabella) };
  const contratti = [...new Set(servizi.map(({ servizio }) => servizio.contratto))];
  if (contratti.length > 1) return { anomalie: [contrattiDiversi(contratti, servizi)] };
  return { servizi: servizi.map((servizio) => conOreEAssegni(servizio, dati)) };
};

/** The service that says to what title a substitute is paid in the month of a run: the last of those it pays. */
export const servizioDaPagare = (processo: MeseProcesso, dati: DatiPersona): Servizio | undefined =>
  nelMese(processo, dati).servizi.at(-1)?.servizio;

const nelMese = ({ ANNO, MESE }: MeseProcesso, { servizi, assenze }: DatiPersona) => {
  const mese = { anno: ANNO, mese: MESE };
  return serviziPerCedolino(
    servizi.filter(({ contratto }) => contratto !== 'TI'),
    assenze,
    { dal: primoGiornoDelMese(mese), al: ultimoGiornoDelMese(mese) },
  );
};

const delContrattoScelto = (
  servizi: readonly ServizioDelPeriodo[],
  scelto: Percettore | null,
): readonly ServizioDelPeriodo[] => {
  const suoi =
    scelto?.tipo === 'DIPENDENTE' ? servizi.filter(({ servizio }) => servizio.contratto === scelto.contratto) : [];
  return suoi.length > 0 ? suoi : servizi;
};

const conOreEAssegni = ({ daPagare, assenzeAOre }: ServizioDelPeriodo, dati: DatiPersona): ServizioCedolino => ({
  ...daPagare,
  assegnoPersonaleMensile: (daPagare.assegnoPersonaleMensile ?? 0) + assegniMensili(dati, daPagare.competenza.al),
  ...(assenzeAOre.length === 0
    ? {}
    : { assenzeAOre: assenzeAOre.map(({ tipo, giorno, ore }) => ({ tipo, giorno, ore })) }),
});

/** Personal monthly amounts in force on a day, in cents. */
const assegniMensili = ({ soggettive }: DatiPersona, giorno: string): number =>
  somma(
    soggettive
      .filter(
        ({ codVoce, datInizio, datFine }) =>
          getVoceDizionario(codVoce)?.tipo === 'COMPETENZA' && datInizio <= giorno && giorno <= (datFine ?? giorno),
      )
      .map(({ numImporto }) => numImporto),
  );

const senzaServizi = ({ ANNO, MESE }: MeseProcesso): Anomalia => ({
  codice: 'SERVIZIO_ASSENTE',
  campo: recordPath('servizi', 'nuovo', 'datInizio'),
  messaggio: `A ${formatMese({ anno: ANNO, mese: MESE })} la persona non ha servizi a tempo determinato: inserirli in Servizi, oppure togliere la persona dall'elaborazione.`,
});

const mancaTabella = ({ uid, datInizio }: Servizio): Anomalia => ({
  codice: 'PROFILO_SCONOSCIUTO',
  campo: recordPath('servizi', uid, 'prgQualificaRetributiva'),
  messaggio: `La qualifica del servizio dal ${formatGiorno(datInizio)} non ha una tabella stipendiale: correggerla nel servizio.`,
});

const contrattiDiversi = (
  contratti: readonly ContrattoDipendente[],
  servizi: readonly ServizioDelPeriodo[],
): Anomalia => ({
  codice: 'CONTRATTI_DIVERSI',
  campo: 'servizi',
  messaggio: `Nel mese la persona ha contratti di tipo diverso (${contratti.map((contratto) => descrizioneContratto[contratto]).join(', ')}), tassati in modo diverso: ${servizi.map(({ servizio }) => nomeBreve(servizio)).join('; ')}. Pagarli in due elaborazioni, scegliendo in ciascuna il contratto nei dati del cedolino.`,
});
