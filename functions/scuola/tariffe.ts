import { AppError, campoRifiutato, nonTrovato } from '#platform/errors.ts';
import { tabellareDi } from '#shared/calculation/contratto/inquadramento.ts';
import {
  oraEccedente,
  oraSostituzioneColleghi,
  retribuzioneOrariaAta,
  retribuzioneOrariaDocenti,
} from '#shared/calculation/contratto/ore.ts';
import { stipendioTabellareMensile } from '#shared/calculation/contratto/stipendio.ts';
import { normaScritta } from '#shared/calculation/spiegazione/calcolato.ts';
import type { Calcolato } from '#shared/calculation/spiegazione/spiegazione.ts';
import type { DatiRetributivi, ImportiOrari, Tariffa } from '#shared/contracts/scuola/impostazioni.ts';
import type { FasciaAnzianita } from '#shared/domain/persona/fasce.ts';
import { isDocente, type Profilo } from '#shared/rules/contratto/inquadramento.ts';
import { orariAta } from '#shared/rules/contratto/ore-aggiuntive.ts';
import { oraAttivitaSportiva } from '#shared/rules/contratto/ore-eccedenti.ts';
import { RegolaMancante, type InVigore } from '#shared/rules/regola.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { qualificheRetributive, type QualificaRetributiva } from '../riferimento/personale/qualifiche-retributive.ts';

const regole = regoleCorrenti();

/**
 * Pay of a qualification and band on a day, cents, and the hour of sport activity computed on it (teachers of secondary schools).
 * @throws NON_TROVATO for an unknown qualification, RIFERIMENTO_NON_VALIDO when the tables have no amount for it on that day
 */
export const datiRetributivi = (giorno: string, prgQualifica: string, fascia: FasciaAnzianita): DatiRetributivi => {
  const { qualifica, profilo } = loadQualifica(prgQualifica);
  return withRules('date', () => {
    const tabellare = regole.inVigore(tabellareDi(profilo, fascia), giorno);
    const annuo: Tariffa = {
      codice: 'ANNUO',
      descrizione: tabellare.descrizione,
      importo: tabellare.valore,
      formula: 'importo annuo del contratto',
      ...fonteDi(tabellare),
    };
    const ora =
      profilo === 'DOCENTE_PRIMO_GRADO' || profilo === 'DOCENTE_LAUREATO'
        ? tariffaDi(
            'SPORT',
            'Ora di avviamento alla pratica sportiva',
            oraEccedente(tabellare, regole.inVigore(oraAttivitaSportiva, giorno)),
          )
        : null;
    return {
      qualifica: toQualifica(qualifica),
      fascia,
      data: giorno,
      tabellareAnnuo: annuo,
      tabellareMensile: tariffaDi('MENSILE', 'Stipendio tabellare mensile', stipendioTabellareMensile(tabellare)),
      oraAttivitaSportiva: ora,
    };
  });
};

/** Hourly rates of additional hours of a qualification on a day, cents. @throws NON_TROVATO, RIFERIMENTO_NON_VALIDO as above */
export const importiOrari = (prgQualifica: string, giorno: string): ImportiOrari => {
  const { qualifica, profilo } = loadQualifica(prgQualifica);
  const tariffe = withRules('date', () =>
    isDocente(profilo) ? tariffeDocenti(profilo, giorno) : tariffeAta(qualifica, profilo, giorno),
  );
  return { qualifica: toQualifica(qualifica), data: giorno, tariffe };
};

const attivita = {
  INSEGNAMENTO: 'Ora aggiuntiva di insegnamento',
  FUNZIONALE: "Ora aggiuntiva funzionale all'insegnamento",
  RECUPERO: 'Ora di corso di recupero',
} as const;
const orari = {
  DIURNO: 'Straordinario diurno',
  NOTTURNO_O_FESTIVO: 'Straordinario notturno o festivo',
  NOTTURNO_E_FESTIVO: 'Straordinario notturno e festivo',
} as const;
/** A teacher's grade for substitution hours; infanzia and primaria share a profile, so both are shown. */
const gradi: Readonly<Partial<Record<Profilo, readonly { readonly grado: string; readonly nome: string }[]>>> = {
  DOCENTE_INFANZIA_PRIMARIA: [
    { grado: 'INFANZIA', nome: 'infanzia' },
    { grado: 'PRIMARIA', nome: 'primaria' },
  ],
  DOCENTE_DIPLOMATO: [{ grado: 'ITP', nome: 'insegnanti tecnico-pratici' }],
  DOCENTE_PRIMO_GRADO: [{ grado: 'SECONDARIA', nome: 'secondaria' }],
  DOCENTE_LAUREATO: [{ grado: 'SECONDARIA', nome: 'secondaria' }],
};

const tariffeDocenti = (profilo: Profilo, giorno: string): Tariffa[] => [
  ...Object.entries(attivita).map(([codice, nome]) =>
    tariffaDi(codice, nome, retribuzioneOrariaDocenti(codice, giorno, regole)),
  ),
  ...(gradi[profilo] ?? []).map(({ grado, nome }) =>
    tariffaDi(
      `SOSTITUZIONE_${grado}`,
      `Ora eccedente in sostituzione di colleghi assenti, ${nome}`,
      oraSostituzioneColleghi(grado, giorno, regole),
    ),
  ),
];

const tariffeAta = ({ codArgo }: QualificaRetributiva, profilo: Profilo, giorno: string): Tariffa[] => {
  const riga = codArgo === 'DSGA' || profilo === 'FUNZIONARIO' ? 'DSGA' : profilo;
  return orariAta.map((orario) =>
    tariffaDi(orario, orari[orario], retribuzioneOrariaAta(riga, orario, giorno, regole)),
  );
};

const loadQualifica = (prgQualifica: string): { qualifica: QualificaRetributiva; profilo: Profilo } => {
  const qualifica = qualificheRetributive.voci.find(
    ({ prgQualificaRetributiva }) => prgQualificaRetributiva === Number(prgQualifica),
  );
  if (!qualifica) throw nonTrovato(`La qualifica retributiva ${prgQualifica}`);
  if (qualifica.codLivEmo === null)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'prgQualifica',
      `La qualifica "${qualifica.desDescrizione}" non ha importi nelle tabelle retributive della scuola.`,
    );
  return { qualifica, profilo: qualifica.codLivEmo };
};

const toQualifica = ({
  prgQualificaRetributiva,
  desDescrizione,
}: QualificaRetributiva): DatiRetributivi['qualifica'] => ({
  prgQualificaRetributiva,
  desDescrizione,
});

const fonteDi = (regola: InVigore<unknown>): Pick<Tariffa, 'norma' | 'dal' | 'riscontro'> => ({
  norma: normaScritta(regola).slice(0, 400),
  dal: regola.dal,
  riscontro: regola.riscontro,
});

const tariffaDi = (codice: string, descrizione: string, calcolato: Calcolato): Tariffa => {
  const { formula, regola, testo } = calcolato.spiega();
  if (regola === null) throw new Error(`Hourly rate ${codice} quotes no rule`);
  return {
    codice,
    descrizione,
    importo: calcolato.importo,
    formula: (testo || formula).slice(0, 400),
    norma: regola.norma.slice(0, 400),
    dal: regola.dal,
    riscontro: regola.riscontro,
  };
};

/** A day without a rule is something the caller can correct. */
const withRules = <T>(campo: string, compute: () => T): T => {
  try {
    return compute();
  } catch (cause) {
    if (!(cause instanceof RegolaMancante)) throw cause;
    throw new AppError('RIFERIMENTO_NON_VALIDO', `${cause.message}: scegliere un'altra data.`, {
      fields: [{ path: campo, code: 'archivio', message: cause.message }],
      cause,
    });
  }
};
