import fc from 'fast-check';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { ASSENZE } from './assenza.ts';
import {
  anni,
  basi,
  classi,
  contratti,
  giorno,
  massima,
  misure,
  pagato,
  periodi,
  redditi,
  type Fiscali,
  type Percettore,
} from './elementi.ts';
import { PROFILI } from './rules/supplenza.ts';

/** What the year has already seen, whether it is settled, and who is dependent. */
const annualita = fc.record({
  reddito: redditi,
  attesi: fc.constantFrom(365, 365, 180, 90),
  conguaglio: fc.boolean(),
  coniuge: fc.boolean(),
  figli: fc.integer({ min: 0, max: 3 }),
  altri: fc.integer({ min: 0, max: 1 }),
  parte: fc.record({
    mesi: fc.constantFrom(12, 12, 7),
    quota: fc.constantFrom<(500_000 | 1_000_000)[]>(500_000, 1_000_000),
  }),
  nascita: fc.constantFrom(
    '2000-01-01',
    '2000-12-15',
    '2004-12-15',
    '2004-12-16',
    '1995-12-15',
    '1995-12-16',
    '1990-01-01',
  ),
  disabile: fc.boolean(),
  ascendenteConvivente: fc.boolean(),
  altre: fc.constantFrom(0, 0, 40_000),
  gia: fc
    .record({
      imponibileIrpef: fc.integer({ min: 0, max: 4_000_000 }),
      percento: fc.integer({ min: 24, max: 43 }),
      giorniPagati: fc.integer({ min: 0, max: 300 }),
      trattamentoIntegrativo: fc.constantFrom(0, 0, 4_321),
      sommaIntegrativa: fc.constantFrom(0, 0, 3_210),
      ulterioreDetrazione: fc.constantFrom(0, 0, 6_000, 6_001, 83_014),
    })
    .map(({ percento, ...gia }) => ({ ...gia, irpef: Math.floor((gia.imponibileIrpef * percento) / 100) })),
});

type Annualita = typeof annualita extends fc.Arbitrary<infer T> ? T : never;

const datiDellAnno = ({
  reddito,
  attesi,
  coniuge,
  figli,
  altri,
  parte,
  nascita,
  disabile,
  ascendenteConvivente,
  altre,
}: Annualita): Fiscali => ({
  redditoComplessivo: reddito,
  giorniAnno: attesi,
  altreDetrazioni: altre,
  familiari: [
    ...(coniuge ? [{ tipo: 'CONIUGE' as const, ...parte }] : []),
    ...Array.from({ length: figli }, () => ({ tipo: 'FIGLIO' as const, ...parte, nascita, disabile })),
    ...Array.from({ length: altri }, () => ({ tipo: 'ALTRO' as const, ...parte, ascendenteConvivente })),
  ],
});

/** Insured where a rate is drawn; of a lower income from the first year of its law. */
const delCollaboratore = (chi: Percettore, anno: number, tasso: number | null): Percettore => {
  if (chi.tipo !== 'COCOCO') return chi;
  const { impatriato, ...altro } = chi;
  return {
    ...altro,
    ...(impatriato === undefined || anno < 2024 ? {} : { impatriato }),
    ...(tasso === null ? {} : { inail: { tasso } }),
  };
};

export const collaboratori = fc
  .record({
    anno: anni,
    misura: misure,
    base: basi,
    classe: classi,
    annualita,
    cessazione: fc.boolean(),
    chi: fc.constantFrom<Percettore>(
      { tipo: 'COCOCO' },
      { tipo: 'COCOCO' },
      { tipo: 'COCOCO', certificatoA1: { numero: '1', al: '2024-12-31' } },
      { tipo: 'COCOCO', impatriato: 'SENZA_FIGLI' },
      { tipo: 'COCOCO', impatriato: 'CON_FIGLI' },
      { tipo: 'REVISORE', regime: 'RAPPRESENTANTE' },
      { tipo: 'REVISORE', regime: 'ALTRA_AMMINISTRAZIONE' },
      { tipo: 'STUDENTE', regime: 'BORSA' },
    ),
    tasso: fc.option(fc.integer({ min: 1, max: 130_000 })),
    rimborso: fc.option(fc.integer({ min: 1, max: 20_000 })),
  })
  .chain(({ anno, misura, base, classe, annualita: dati, cessazione, tasso, rimborso, chi }) =>
    periodi(anno).map((competenza) =>
      pagato(anno, competenza, misura, {
        tipo: chi.tipo === 'STUDENTE' ? 'EST' : 'COC',
        base,
        rimborso,
        percettore: delCollaboratore(chi, anno, base === 'LD' ? tasso : null),
        progressivi: dati.gia,
        opzioni: { cessazione: dati.conguaglio && cessazione, conguaglio: dati.conguaglio },
        fiscali: {
          ...datiDellAnno(dati),
          gestioneSeparata: classe,
          addizionali: { regione: 'LOMBARDIA', comune: 'F205' },
        },
      }),
    ),
  );

/** A certificate of another employer, of some days of the year that this school did not pay. */
const altrove = fc.option(
  fc.record({
    imponibileIrpef: fc.integer({ min: 0, max: 2_000_000 }),
    irpef: fc.integer({ min: 0, max: 300_000 }),
    giorni: fc.integer({ min: 0, max: 30 }),
    trattamentoIntegrativo: fc.constantFrom(0, 9_863),
    sommaIntegrativa: fc.constantFrom(0, 2_468),
    addizionaleRegionale: fc.constant(0),
    addizionaleComunale: fc.constant(0),
  }),
);

/** An absence of up to thirty days inside a period; none where none is drawn. */
const assenzeIn = (
  { dal, al }: { readonly dal: string; readonly al: string },
  assente: readonly [tipo: string, inizio: number, giorni: number] | null,
): { tipo: string; dal: string; al: string }[] => {
  if (assente === null) return [];
  const [tipo, inizio, giorni] = assente;
  const limitato = (giorno: string): string => (giorno > al ? al : giorno);
  const primo = limitato(addGiorni(dal, inizio % 31));
  return [{ tipo, dal: primo, al: limitato(addGiorni(primo, Math.min(giorni, 29))) }];
};

export const supplenti = fc
  .record({
    anno: anni,
    contratto: fc.constantFrom('SUPPLENTE_BREVE', 'SUPPLENTE_BREVE', 'TD_31_8', 'TD_30_6'),
    profilo: fc.constantFrom(...PROFILI.filter((profilo) => profilo !== 'FUNZIONARIO')),
    ore: fc.integer({ min: 100, max: 1_800 }),
    annualita,
    altrove,
    assente: fc.option(fc.tuple(fc.constantFrom(...ASSENZE), fc.nat(30), fc.nat(30))),
  })
  .chain(({ anno, contratto, profilo, ore, annualita: dati, assente, altrove: altri }) =>
    periodi(anno)
      .filter(({ dal }) => dal >= '2023-02-01')
      .map((competenza): SituazioneInput => ({
        tipo: 'SUP',
        scuola: 'AFAM',
        liquidazione: { anno, mese: 12 },
        dataPagamento: giorno(anno, 12, 15),
        percettore: { tipo: 'DIPENDENTE', contratto, ruolo: profilo.startsWith('DOCENTE') ? 'DOCENTE' : 'ATA' },
        servizi: [
          { competenza, profilo, oreSettimanali: ore, oreCattedra: 1_800, assenze: assenzeIn(competenza, assente) },
        ],
        fiscali: datiDellAnno(dati),
        progressivi: dati.gia,
        ...(dati.conguaglio && altri !== null ? { altriDatori: altri } : {}),
        opzioni: { conguaglio: dati.conguaglio },
      })),
  );

/** Substitutes of a year paid in the next one. */
export const supplentiInRitardo = fc
  .record({
    anno: fc.constantFrom(2024, 2025, 2026),
    mese: fc.constantFrom(1, 3, 12),
    contratto: fc.constantFrom('SUPPLENTE_BREVE', 'TD_30_6'),
    profilo: fc.constantFrom(...PROFILI.filter((profilo) => profilo !== 'FUNZIONARIO')),
    ore: fc.integer({ min: 100, max: 1_800 }),
    biennio: fc.tuple(redditi, redditi),
  })
  .chain(({ anno, mese, contratto, profilo, ore, biennio }) =>
    periodi(anno - 1)
      .filter(({ dal }) => dal >= '2023-02-01')
      .map((competenza): SituazioneInput => ({
        tipo: 'SUP',
        scuola: 'AFAM',
        liquidazione: { anno, mese },
        dataPagamento: giorno(anno, mese, 20),
        percettore: { tipo: 'DIPENDENTE', contratto, ruolo: profilo.startsWith('DOCENTE') ? 'DOCENTE' : 'ATA' },
        servizi: [{ competenza, profilo, oreSettimanali: ore, oreCattedra: 1_800 }],
        fiscali: { redditiBiennio: biennio },
      })),
  );

/** Substitutes whose contract goes from a December into a January, paid once after it ended, with or without a year already begun. */
export const supplentiACavallo = fc
  .record({
    anno: fc.constantFrom(2024, 2025, 2026),
    mese: fc.constantFrom(1, 2, 12),
    contratto: fc.constantFrom('SUPPLENTE_BREVE', 'TD_30_6'),
    profilo: fc.constantFrom(...PROFILI.filter((profilo) => profilo !== 'FUNZIONARIO')),
    ore: fc.integer({ min: 100, max: 1_800 }),
    dal: fc.constantFrom(1, 2, 15, 16, 17, 31),
    al: fc.constantFrom(1, 12, 15, 16, 30, 31),
    biennio: fc.tuple(redditi, redditi),
    annualita,
  })
  .map(({ anno, mese, contratto, profilo, ore, dal, al, biennio, annualita: dati }): SituazioneInput => ({
    tipo: 'SUP',
    scuola: 'AFAM',
    liquidazione: { anno, mese },
    dataPagamento: giorno(anno, mese, mese === 2 ? 20 : 31),
    percettore: { tipo: 'DIPENDENTE', contratto, ruolo: profilo.startsWith('DOCENTE') ? 'DOCENTE' : 'ATA' },
    servizi: [
      {
        competenza: { dal: giorno(anno - 1, 12, dal), al: giorno(anno, 1, al) },
        profilo,
        oreSettimanali: ore,
        oreCattedra: 1_800,
      },
    ],
    fiscali: { ...datiDellAnno(dati), redditiBiennio: biennio },
    progressivi: dati.gia,
  }));

export const ferie = fc
  .record({
    anno: anni,
    contratto: contratti,
    quale: fc.nat(3),
    profilo: fc.constantFrom(...PROFILI.filter((profilo) => profilo !== 'FUNZIONARIO')),
    ore: fc.integer({ min: 100, max: 1_800 }),
    servizio: fc.integer({ min: 1, max: 365 }),
    anniServizio: fc.integer({ min: 0, max: 5 }),
    fruiti: fc.integer({ min: 0, max: 12 }),
    settimanaCorta: fc.boolean(),
    sospensione: fc.integer({ min: 0, max: 10 }),
    invitato: fc.boolean(),
    accessorio: fc.boolean(),
  })
  .map(
    ({
      anno,
      contratto,
      quale,
      profilo,
      ore,
      servizio,
      anniServizio,
      fruiti,
      settimanaCorta,
      sospensione,
      invitato,
      accessorio,
    }): SituazioneInput => ({
      tipo: 'FER',
      liquidazione: { anno, mese: 12 },
      dataPagamento: giorno(anno, 12, 15),
      percettore: { tipo: 'DIPENDENTE', contratto, ruolo: 'ATA' },
      fiscali: massima(anno, quale),
      ferie: {
        cessazione: giorno(anno, 6, 30),
        profilo,
        oreSettimanali: ore,
        oreCattedra: 1_800,
        conAccessorioFisso: accessorio,
        giorniServizio: servizio,
        anniServizio,
        giorniFruiti: fruiti,
        settimanaCorta,
        giorniSospensione: sospensione,
        invitatoAFruirne: invitato,
      },
    }),
  );
