import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FileCasi } from '#lib/casi/caso.ts';
import { difetti } from '#lib/casi/esito.ts';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { catalogo } from '#shared/rules/index.ts';
import { recordUso, regoleCorrenti } from '#shared/rules/regole.ts';
import { accessorio, collaborazione, occasionale, supplenza, voce } from '../calculation/situazioni.ts';

/** Tax and contributions: the contract side proves the use of its own rules beside its own tests. */
const fiscali = catalogo.filter(({ titolo }) => !titolo.startsWith('Contratto')).flatMap(({ regole }) => regole);
const registro = recordUso(regoleCorrenti());
const leggi = (percorso: string): unknown => JSON.parse(readFileSync(new URL(percorso, import.meta.url), 'utf8'));

const cartella = new URL('../../cases/cedolini/', import.meta.url);
for (const file of readdirSync(cartella))
  for (const { situazione } of leggi(`../../cases/cedolini/${file}`) as readonly { situazione: SituazioneInput }[])
    cedolino(situazione, registro);
for (const caso of FileCasi.parse(leggi('../../cases/casi-svolti.json')).cases) difetti(caso, registro);

const contratti = ['TI', 'TD_31_8', 'SUPPLENTE_BREVE'] as const;
const esterni: readonly SituazioneInput['percettore'][] = [
  { tipo: 'OCCASIONALE' },
  { tipo: 'NON_RESIDENTE' },
  { tipo: 'NON_RESIDENTE', occasionale: false },
  { tipo: 'SOCIETA', iva: 'ORDINARIA' },
  { tipo: 'SOCIETA', iva: 'RIDOTTA_10' },
  { tipo: 'STUDENTE', regime: 'ECCELLENZA' },
  { tipo: 'STUDENTE', regime: 'PREMIO' },
  { tipo: 'STUDENTE', regime: 'BORSA' },
  { tipo: 'ASSISTENTE_LINGUA' },
  { tipo: 'AUTORE', regime: 'DA_35_ANNI' },
  { tipo: 'EREDE', contratto: 'TI', ruolo: 'DOCENTE' },
  { tipo: 'COMMISSARIO_ESTERNO' },
  { tipo: 'COMMISSARIO_ESTERNO', regime: 'FUNZIONI_PUBBLICHE' },
  { tipo: 'ALTRA_AMMINISTRAZIONE', regime: 'ALIQUOTA_MASSIMA' },
  { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'RIVALSA_INPS', iva: 'ORDINARIA' },
  { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'CASSA_4', iva: 'ESENTE' },
];
const riccoDiDati: NonNullable<SituazioneInput['fiscali']> = {
  aliquotaMassima: { aliquota: 430_000, lettaDa: 'x' },
  redditoComplessivo: 1_200_000,
  redditoLavoroDipendente: 1_000_000,
  redditiBiennio: [1_000_000, 1_000_000],
  plafondSostitutiva: 10_000,
  gestioneSeparata: 'CON_DIS_COLL',
  compensiOccasionaliAnno: 500_000,
  massimale: true,
  contributoAggiuntivo: true,
  esoneroMadre: { figli: 3, nascitaFiglioMinore: '2018-01-01' },
  familiari: [{ tipo: 'CONIUGE' }],
  addizionali: { regione: 'LOMBARDIA', comune: 'F205', saldoRegionale: { residuo: 100, rate: 2 } },
};

/** One payment of each kind on a day, of the month before it. */
const pagamentiDel = (dataPagamento: string): readonly SituazioneInput[] => {
  const servito = `${addGiorni(`${dataPagamento.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
  const comuni = {
    dataPagamento,
    liquidazione: { anno: Math.max(2023, Number(dataPagamento.slice(0, 4))), mese: 12 },
    fiscali: riccoDiDati,
  };
  const voci = [voce(10_000, { competenza: { dal: servito, al: servito } })];
  const giorno = { dal: dataPagamento, al: dataPagamento };
  const unAnnoPrima = addGiorni(dataPagamento, -366);
  const annoPrima = { dal: unAnnoPrima, al: unAnnoPrima };
  return (['SCUOLA', 'AFAM'] as const).flatMap((scuola) => [
    ...contratti.flatMap((contratto) => [
      accessorio({ ...comuni, scuola, voci, percettore: { tipo: 'DIPENDENTE', contratto, ruolo: 'DOCENTE' } }),
      accessorio({
        ...comuni,
        scuola,
        fiscali: { ...riccoDiDati, esoneroMadre: null, retribuzioneMeseEsonero: 200_000 },
        percettore: { tipo: 'DIPENDENTE', contratto, ruolo: 'DOCENTE', fineServizio: 'TFS', enam: true, espero: true },
        voci: voci.map((riga) => ({ ...riga, competenza: giorno, utileFineServizio: true })),
      }),
      accessorio({
        ...comuni,
        scuola,
        percettore: { tipo: 'DIPENDENTE', contratto, ruolo: 'DOCENTE' },
        voci: [
          voce(10_000, { utileFineServizio: true, trattamento: 'ARRETRATO_ANNI_PRECEDENTI', competenza: annoPrima }),
        ],
      }),
    ]),
    accessorio({
      ...comuni,
      scuola,
      voci,
      tipo: 'FOR',
      percettore: { tipo: 'FORMATORE', contratto: 'TI', ruolo: 'DOCENTE' },
    }),
    ...esterni.map((percettore) => occasionale({ ...comuni, scuola, voci, percettore })),
    collaborazione({
      ...comuni,
      scuola,
      voci,
      percettore: { tipo: 'COCOCO', certificatoA1: { numero: '1', al: '2100-12-31' } },
    }),
    collaborazione({ ...comuni, scuola, voci, percettore: { tipo: 'COCOCO', impatriato: 'CON_FIGLI' } }),
    collaborazione({ ...comuni, scuola, voci, percettore: { tipo: 'COCOCO', inail: { tasso: 4_000 } } }),
    ...[false, true].map((cessazione) =>
      collaborazione({ ...comuni, scuola, voci, opzioni: { cessazione, conguaglio: true } }),
    ),
    collaborazione({ ...comuni, scuola, voci: [], tipo: 'CON' }),
    collaborazione({
      ...comuni,
      scuola: 'AFAM',
      voci: [],
      tipo: 'CON',
      percettore: { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'DOCENTE' },
      fiscali: { addizionali: riccoDiDati.addizionali },
      progressivi: {
        imponibileIrpef: 3_000_000,
        giorniPagati: 365,
        irpef: 1_000_000,
        trattamentoIntegrativo: 50_000,
        sommaIntegrativa: 50_000,
      },
    }),
    collaborazione({
      ...comuni,
      scuola,
      voci,
      fiscali: { ...riccoDiDati, conguaglio: { irpef: 100, conguagliatoIl: '2026-01-31' } },
    }),
    supplenza(dataPagamento, dataPagamento, { ...comuni, scuola, opzioni: { simulazione: true } }),
    occasionale({
      ...comuni,
      scuola,
      percettore: { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'NESSUNA', iva: 'ESENTE' },
      voci: [voce(800_000, { competenza: giorno })],
      verifica: { data: dataPagamento, numero: '1', debito: 600_000 },
    }),
    accessorio({
      ...comuni,
      scuola,
      voci: [
        voce(1_000, {
          competenza: giorno,
          trattamento: 'ESENTE',
          spesa: { luogo: 'ITALIA', tracciabile: false, pasti: 1 },
        }),
      ],
    }),
    ...(['RAPPRESENTANTE', 'ALTRA_AMMINISTRAZIONE'] as const).map((regime) =>
      collaborazione({ ...comuni, scuola, voci, percettore: { tipo: 'REVISORE', regime } }),
    ),
    accessorio({
      ...comuni,
      scuola,
      voci: [...voci, voce(100, { competenza: annoPrima, trattamento: 'ESENTE', recupero: 'ANNI_PRECEDENTI' })],
    }),
    accessorio({
      ...comuni,
      scuola: 'AFAM',
      voci,
      fiscali: { ...riccoDiDati, aliquotaMassima: null },
      percettore: { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'DOCENTE' },
    }),
    accessorio({ ...comuni, scuola: 'COMUNALE', voci, enti: { fondoPensione: 'CPDEL', enpdep: true } }),
  ]);
};

/** Every day something changes, and the day before, from the first run the program makes. */
const cambi = [...new Set(fiscali.flatMap(({ versioni }) => versioni.map(({ dal }) => dal)))]
  .filter((dal) => dal >= '2013-01-01')
  .flatMap((dal) => [addGiorni(dal, -1), dal]);
for (const giorno of [...cambi, '2026-01-10', '2026-06-20'])
  for (const pagamento of pagamentiDel(giorno)) cedolino(pagamento, registro);
// Arrears of the months of 2022 paid later: relief follows the month of service.
for (const mese of ['2022-06', '2022-07', '2022-12']) {
  cedolino(
    accessorio({
      dataPagamento: '2023-06-20',
      voci: [voce(10_000, { competenza: { dal: `${mese}-01`, al: `${mese}-30` } })],
      fiscali: { aliquotaMassima: { aliquota: 230_000, lettaDa: 'x' }, retribuzioneMeseEsonero: 150_000 },
    }),
    registro,
  );
}

// Absences that contributions do not see as the pay does.
for (const tipo of ['MALATTIA', 'CONGEDO_BIENNALE']) {
  const mese = supplenza('2026-05-01', '2026-05-31');
  const assenze = [{ tipo, dal: '2026-05-04', al: '2026-05-08' }];
  cedolino({ ...mese, servizi: (mese.servizi ?? []).map((servizio) => ({ ...servizio, assenze })) }, registro);
}

const usate = new Set(registro.usate().map(({ id, dal }) => `${id} dal ${dal}`));

describe('use of the rules of taxes and contributions', () => {
  test('each rule is used by a computation', () => {
    const ids = new Set(registro.usate().map(({ id }) => id));
    expect(fiscali.filter(({ id }) => !ids.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test('each change from 2022 has a computation before it and one after', () => {
    const mute = fiscali.flatMap(({ id, versioni }) =>
      versioni.length < 2
        ? []
        : versioni
            .filter(({ dal, valore }) => valore !== null && dal >= '2022-01-01')
            .map(({ dal }) => `${id} dal ${dal}`),
    );
    expect(mute.filter((versione) => !usate.has(versione))).toEqual([]);
  });
});
