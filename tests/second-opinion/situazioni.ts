import fc from 'fast-check';
import type { SituazioneInput } from '../../shared/calculation/situazione/situazione.ts';
import { collaboratori, ferie, supplenti } from './annuali.ts';
import {
  anni,
  basi,
  classi,
  contratti,
  inLordoDipendente,
  massima,
  misure,
  pagato,
  periodi,
  redditi,
  ruoli,
  type Percettore,
} from './elementi.ts';

const personale = fc
  .record({
    anno: anni,
    contratto: contratti,
    ruolo: ruoli,
    misura: misure,
    base: basi,
    quale: fc.nat(3),
    plafond: fc.constantFrom(0, 0, 5_000, 80_000),
    lavoro: redditi,
    altro: inLordoDipendente,
  })
  .chain(({ anno, contratto, ruolo, misura, base, quale, plafond, lavoro, altro }) =>
    periodi(anno).map((competenza) =>
      pagato(anno, competenza, misura, {
        tipo: 'ACC',
        base,
        ...(base === 'LD' ? { utileFineServizio: altro.utile } : {}),
        percettore: {
          tipo: 'DIPENDENTE',
          contratto,
          ruolo,
          fineServizio: altro.fineServizio,
          enam: altro.enam,
          espero: altro.espero,
        },
        fiscali: {
          ...massima(anno, quale),
          plafondSostitutiva: plafond,
          redditoLavoroDipendente: lavoro,
          ...(base === 'LD'
            ? {
                massimale: altro.massimale,
                contributoAggiuntivo: altro.aggiuntivo,
                imponibileContributivoAnno: altro.raggiunto,
                retribuzioneMeseEsonero: altro.esonero,
              }
            : {}),
        },
      }),
    ),
  );

const arretrati = fc
  .record({
    anno: anni,
    contratto: contratti,
    misura: misure,
    primo: redditi,
    dopo: redditi,
    vuoto: fc.boolean(),
    erede: fc.boolean(),
  })
  .chain(({ anno, contratto, misura, primo, dopo, vuoto, erede }) =>
    periodi(anno - 1).map((competenza) =>
      pagato(anno, competenza, misura, {
        tipo: 'ARR',
        percettore: { tipo: erede ? 'EREDE' : 'DIPENDENTE', contratto, ruolo: 'DOCENTE' },
        trattamento: 'ARRETRATO_ANNI_PRECEDENTI',
        fiscali: { redditiBiennio: vuoto ? [0, dopo] : [primo, dopo] },
      }),
    ),
  );

const formatori = fc
  .record({
    anno: anni,
    contratto: contratti,
    misura: misure,
    base: basi,
    quale: fc.nat(3),
    regime: fc.constantFrom('IRPEF_IRAP', 'CONTRIBUTI_PIENI'),
  })
  .chain(({ anno, contratto, misura, base, quale, regime }) =>
    periodi(anno).map((competenza) =>
      pagato(anno, competenza, misura, {
        tipo: 'FOR',
        base,
        percettore: { tipo: 'FORMATORE', contratto, ruolo: 'DOCENTE', regime },
        fiscali: massima(anno, quale),
      }),
    ),
  );

const esterni = fc.constantFrom<Percettore>(
  { tipo: 'OCCASIONALE' },
  { tipo: 'OCCASIONALE' },
  { tipo: 'OCCASIONALE' },
  { tipo: 'ALTRA_AMMINISTRAZIONE', regime: 'OCCASIONALE' },
  { tipo: 'ALTRA_AMMINISTRAZIONE', regime: 'ALIQUOTA_MASSIMA' },
  { tipo: 'NON_RESIDENTE', occasionale: true },
  { tipo: 'NON_RESIDENTE', occasionale: false },
  { tipo: 'NON_RESIDENTE', occasionale: true, convenzione: true },
  { tipo: 'SOCIETA', iva: 'ORDINARIA' },
  { tipo: 'STUDENTE', regime: 'ECCELLENZA' },
  { tipo: 'STUDENTE', regime: 'PREMIO' },
  { tipo: 'ASSISTENTE_LINGUA' },
  { tipo: 'AUTORE', regime: 'DA_35_ANNI' },
  { tipo: 'AUTORE', regime: 'SOTTO_35_ANNI' },
  { tipo: 'SOCIETA', iva: 'ESENTE' },
  { tipo: 'COMMISSARIO_ESTERNO', regime: 'RITENUTA_20' },
  { tipo: 'COMMISSARIO_ESTERNO', regime: 'FUNZIONI_PUBBLICHE' },
  { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'RIVALSA_INPS', iva: 'ORDINARIA' },
  { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'CASSA_2', iva: 'ORDINARIA' },
  { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'CASSA_5', iva: 'ESENTE' },
  { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'CASSA_4', iva: 'ESENTE' },
);

const outsider = fc
  .record({
    anno: anni,
    percettore: esterni,
    misura: misure,
    base: basi,
    quale: fc.nat(3),
    classe: classi,
    gia: fc.oneof(fc.integer({ min: 0, max: 700_000 }), fc.constantFrom(0, 499_999, 500_000, 500_001)),
  })
  .chain(({ anno, percettore, misura, base, quale, classe, gia }) =>
    periodi(anno).map((competenza) =>
      pagato(anno, competenza, misura, {
        tipo: 'EST',
        base,
        percettore,
        fiscali: { ...massima(anno, quale), gestioneSeparata: classe, compensiOccasionaliAnno: gia },
      }),
    ),
  );

/** Any payment that both implementations know, of every kind of payee and every year. */
export const pagamenti: fc.Arbitrary<SituazioneInput> = fc.oneof(
  { arbitrary: personale, weight: 4 },
  { arbitrary: arretrati, weight: 2 },
  { arbitrary: formatori, weight: 1 },
  { arbitrary: outsider, weight: 4 },
  { arbitrary: collaboratori, weight: 4 },
  { arbitrary: supplenti, weight: 4 },
  { arbitrary: ferie, weight: 1 },
);
