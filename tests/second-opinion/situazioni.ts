import fc from 'fast-check';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { collaboratori, ferie, supplenti, supplentiInRitardo } from './annuali.ts';
import {
  anni,
  basi,
  classi,
  contratti,
  giorno,
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
                esoneroMadre: altro.madre,
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
  { tipo: 'NON_RESIDENTE', occasionale: true, aliquotaConvenzione: 100_000 },
  { tipo: 'NON_RESIDENTE', occasionale: true, convenzione: true, aliquotaConvenzione: 100_000 },
  { tipo: 'OCCASIONALE', certificatoA1: { numero: '1', al: '2024-12-31' } },
  { tipo: 'SOCIETA', iva: 'ORDINARIA' },
  { tipo: 'STUDENTE', regime: 'ECCELLENZA' },
  { tipo: 'STUDENTE', regime: 'PREMIO' },
  { tipo: 'ASSISTENTE_LINGUA' },
  { tipo: 'AUTORE', regime: 'DA_35_ANNI' },
  { tipo: 'AUTORE', regime: 'SOTTO_35_ANNI' },
  { tipo: 'SOCIETA', iva: 'ESENTE' },
  { tipo: 'SOCIETA', iva: 'RIDOTTA_10' },
  { tipo: 'SOCIETA', iva: 'INVERSIONE' },
  { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'RIVALSA_E_CASSA_2', iva: 'RIDOTTA_5' },
  { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'RIVALSA_E_CASSA_4', iva: 'RIDOTTA_4' },
  { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'NESSUNA', iva: 'INVERSIONE' },
  { tipo: 'COMMISSARIO_ESTERNO', regime: 'RITENUTA_20' },
  { tipo: 'COMMISSARIO_ESTERNO', regime: 'FUNZIONI_PUBBLICHE' },
  { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'RIVALSA_INPS', iva: 'ORDINARIA' },
  { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'CASSA_2', iva: 'ORDINARIA' },
  { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'CASSA_5', iva: 'ESENTE' },
  { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'CASSA_4', iva: 'ESENTE' },
);
/** The stamp is charged on the invoice of who has the flat rate: never in an amount that holds it all. */
const conBollo = (percettore: Percettore, base: 'LD' | 'LS', bollo: boolean): Percettore =>
  bollo && base === 'LD' && percettore.tipo === 'PROFESSIONISTA' && percettore.regime === 'FORFETTARIO'
    ? { ...percettore, bollo }
    : percettore;

const outsider = fc
  .record({
    anno: anni,
    percettore: esterni,
    misura: misure,
    base: basi,
    quale: fc.nat(3),
    classe: classi,
    bollo: fc.boolean(),
    debito: fc.option(fc.oneof(fc.constantFrom(0, 1), fc.integer({ min: 100, max: 900_000 }))),
    gia: fc.oneof(fc.integer({ min: 0, max: 700_000 }), fc.constantFrom(0, 499_999, 500_000, 500_001)),
  })
  .chain(({ anno, percettore, misura, base, quale, classe, bollo, gia, debito }) =>
    periodi(anno).map((competenza) => ({
      ...(debito === null ? {} : { verifica: { data: `${anno}-12-10`, numero: '1', debito } }),
      ...pagato(anno, competenza, misura, {
        tipo: 'EST',
        base,
        percettore: conBollo(percettore, base, bollo),
        fiscali: { ...massima(anno, quale), gestioneSeparata: classe, compensiOccasionaliAnno: gia },
      }),
    })),
  );

/** Accessory pay with a refund of any kind, a sum of the year taken back, one of the year before taken back net. */
const rettificati = fc
  .record({
    anno: anni,
    contratto: contratti,
    importo: fc.integer({ min: 50_000, max: 300_000 }),
    quale: fc.nat(3),
    rimborso: fc.option(fc.integer({ min: 1, max: 2_226 })),
    luogo: fc.constantFrom('ITALIA', 'ESTERO'),
    tracciabile: fc.boolean(),
    pasti: fc.constantFrom(0, 1, 2),
    altroContratto: fc.option(contratti),
    diAnno: fc.option(fc.integer({ min: 1, max: 20_000 })),
    precedente: fc.option(fc.integer({ min: 1, max: 20_000 })),
  })
  .chain(
    ({ anno, contratto, importo, quale, rimborso, luogo, tracciabile, pasti, altroContratto, diAnno, precedente }) =>
      periodi(anno).map((competenza): SituazioneInput => {
        const voce = (quanto: number, altro: object) => ({
          codice: 'V',
          descrizione: 'Rettifica',
          competenza,
          misura: { unita: 'IMPORTO' as const, importo: quanto },
          ...altro,
        });
        const prima = { dal: giorno(anno - 1, 5, 1), al: giorno(anno - 1, 5, 31) };
        return {
          tipo: 'ACC',
          liquidazione: { anno, mese: 12 },
          dataPagamento: giorno(anno, 12, 15),
          percettore: { tipo: 'DIPENDENTE', contratto, ruolo: 'DOCENTE' },
          fiscali: massima(anno, quale),
          voci: [
            voce(importo, { trattamento: 'ORDINARIO' }),
            ...(altroContratto === null ? [] : [voce(33_333, { trattamento: 'ORDINARIO', contratto: altroContratto })]),
            ...(rimborso === null
              ? []
              : [voce(rimborso, { trattamento: 'ESENTE', spesa: { luogo, tracciabile, pasti } })]),
            ...(diAnno === null ? [] : [voce(diAnno, { trattamento: 'ORDINARIO', recupero: 'ANNO' })]),
            ...(precedente === null
              ? []
              : [voce(precedente, { competenza: prima, trattamento: 'ESENTE', recupero: 'ANNI_PRECEDENTI' })]),
          ],
        };
      }),
  );

/** Any payment that both implementations know, of every kind of payee and every year. */
export const pagamenti: fc.Arbitrary<SituazioneInput> = fc.oneof(
  { arbitrary: personale, weight: 4 },
  { arbitrary: arretrati, weight: 2 },
  { arbitrary: formatori, weight: 1 },
  { arbitrary: rettificati, weight: 2 },
  { arbitrary: outsider, weight: 4 },
  { arbitrary: collaboratori, weight: 4 },
  { arbitrary: supplenti, weight: 4 },
  { arbitrary: fc.oneof(ferie, supplentiInRitardo), weight: 1 },
);
