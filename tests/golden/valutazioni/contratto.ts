import {
  aliquoteGiornaliere,
  giorniSenzaAccessorio,
  tipoAssenzaDi,
  trattamentoAssenza,
} from '#shared/calculation/contratto/assenze/assenze.ts';
import {
  ferieNonGodute,
  giorniFerieConcessi,
  giorniFerieDaPagare,
  giorniFerieFruiti,
  giorniFerieSpettanti,
} from '#shared/calculation/contratto/assenze/ferie.ts';
import {
  compensiCommissione,
  compensoEsamiPreliminari,
  compensoMaturita,
  maggiorazioneSostitutoPresidente,
  quotaTrasferta,
} from '#shared/calculation/contratto/esami.ts';
import {
  accessorioFissoDi,
  fasciaAnzianita,
  oreOrarioIntero,
  tabellareDi,
} from '#shared/calculation/contratto/inquadramento.ts';
import { compensiMembro } from '#shared/calculation/contratto/membro-commissione.ts';
import {
  frazioneSostituzione,
  oraEccedente,
  oraSostituzioneColleghi,
  retribuzioneOrariaAta,
  retribuzioneOrariaDocenti,
  tabellareImplicito,
} from '#shared/calculation/contratto/ore.ts';
import { compensoProgetto } from '#shared/calculation/contratto/progetti.ts';
import {
  accontoSulRinnovo,
  emolumentoAccessorioMensile,
  emolumentoUnaTantum,
  incrementiDi,
  incrementoTabellareMensile,
} from '#shared/calculation/contratto/rinnovo.ts';
import {
  accessorioFissoMensile,
  indennitaDirezioneMensile,
  indennitaVacanzaContrattuale,
  isAccessorioFissoDovuto,
  stipendioTabellareMensile,
} from '#shared/calculation/contratto/stipendio.ts';
import {
  mesiTredicesima,
  minimaleOrario,
  rateoTredicesima,
  rateoTredicesimaGiornaliero,
  trattenutaScioperoOrarioAta,
} from '#shared/calculation/contratto/tempo.ts';
import { trattenuteEntroILimiti } from '#shared/calculation/contratto/trattenute-entro-i-limiti.ts';
import { nettoPignorabile } from '#shared/calculation/contratto/trattenute-terzi.ts';
import type { Trattenuta } from '#shared/calculation/situazione/trattenute.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';
import { tipiAssenza } from '#shared/rules/contratto/assenze/assenze.ts';
import {
  composizioneCommissione,
  esamiPreliminari,
  funzioniMaturita,
  sostitutoPresidente,
  trasfertaMaturita,
} from '#shared/rules/contratto/esami.ts';
import {
  arrotondamentoFerie,
  ferieMaturate,
  festivitaSoppresse,
  giornoSettimanaCorta,
  sospensioneLezioni,
} from '#shared/rules/contratto/ferie.ts';
import { accessorioFissoSpettante, indennitaDirezione, unaTantum } from '#shared/rules/contratto/indennita.ts';
import { fasce, profili, tipiContratto } from '#shared/rules/contratto/inquadramento.ts';
import {
  oraApprofondimento,
  oraAttivitaSportiva,
  oraEccedentePermanente,
  tariffeOraEccedente,
  type FrazioneOraria,
} from '#shared/rules/contratto/ore-eccedenti.ts';
import { tariffeProgetto, type TariffaProgetto } from '#shared/rules/contratto/progetti.ts';
import {
  anzianita,
  frazioneTredicesima,
  meseRetributivo,
  minimaleGiornaliero,
  oreCattedra,
  scioperoOrario,
  tredicesima,
} from '#shared/rules/contratto/tempo.ts';
import { baseDelleQuote } from '#shared/rules/contratto/trattenute-terzi.ts';
import {
  accontoRinnovo,
  emolumentoAccessorio2023,
  vacanzaContrattuale,
} from '#shared/rules/contratto/vacanza-contrattuale.ts';
import type { RegolaDatata } from '#shared/rules/regola.ts';
import { singoleDelPersonale } from './personale.ts';
import type { Valutazione } from './valutazioni.ts';

const mensile = dato('mensile', 200_000);
const PROFILO_0_8 = tabellareDi('DOCENTE_PRIMO_GRADO', '0-8');

const eccedente =
  (frazione: RegolaDatata<FrazioneOraria>): Valutazione =>
  (giorno, regole) =>
    oraEccedente(regole.inVigore(PROFILO_0_8, giorno), regole.inVigore(frazione, giorno)).importo;
const trattenuta =
  (...tipi: readonly Trattenuta['tipo'][]): Valutazione =>
  (giorno, regole) =>
    trattenuteEntroILimiti(
      mensile,
      tipi.map((tipo) => ({ tipo, riferimento: tipo, importo: 180_000, residuo: null })),
      giorno,
      regole,
    ).map(({ calcolato }) => calcolato.importo);

const singole: Readonly<Record<string, Valutazione>> = {
  'contratto.indennita-direzione': (giorno, regole) =>
    indennitaDirezioneMensile(regole.inVigore(indennitaDirezione, giorno)).importo,
  'contratto.accessorio-fisso-spettante': (giorno, regole) =>
    tipiContratto.map((contratto) =>
      isAccessorioFissoDovuto(contratto, null, regole.inVigore(accessorioFissoSpettante, giorno)),
    ),
  'contratto.una-tantum.docenti': (giorno, regole) =>
    emolumentoUnaTantum(regole.inVigore(unaTantum.DOCENTI, giorno)).importo,
  'contratto.una-tantum.ata': (giorno, regole) => emolumentoUnaTantum(regole.inVigore(unaTantum.ATA, giorno)).importo,
  'contratto.vacanza-contrattuale': (giorno, regole) =>
    indennitaVacanzaContrattuale(mensile, regole.inVigore(vacanzaContrattuale, giorno)).importo,
  'contratto.acconto-rinnovo': (giorno, regole) =>
    accontoSulRinnovo(mensile, regole.inVigore(accontoRinnovo, giorno)).importo,
  'contratto.emolumento-accessorio-2023': (giorno, regole) =>
    emolumentoAccessorioMensile(mensile, regole.inVigore(emolumentoAccessorio2023, giorno)).importo,
  'contratto.ore-eccedenti.sostituzione': (giorno, regole) =>
    oraSostituzioneColleghi('SECONDARIA', giorno, regole).importo,
  'contratto.ore-eccedenti.criterio': (giorno, regole) => oraSostituzioneColleghi('SECONDARIA', giorno, regole).importo,
  'contratto.ore-eccedenti.permanente': eccedente(oraEccedentePermanente),
  'contratto.ore-eccedenti.approfondimento': eccedente(oraApprofondimento),
  'contratto.ore-eccedenti.attivita-sportiva': eccedente(oraAttivitaSportiva),
  'contratto.maturita.funzione': (giorno, regole) =>
    compensoMaturita('PRESIDENTE', 2, regole.inVigore(funzioniMaturita, giorno)).importo,
  'contratto.maturita.sostituto-presidente': (giorno, regole) =>
    maggiorazioneSostitutoPresidente(mensile, regole.inVigore(sostitutoPresidente, giorno)).importo,
  'contratto.maturita.trasferta': (giorno, regole) =>
    quotaTrasferta(90, regole.inVigore(trasfertaMaturita, giorno)).importo,
  'contratto.maturita.preliminari': (giorno, regole) =>
    compensoEsamiPreliminari(2, 3, regole.inVigore(esamiPreliminari, giorno)).importo,
  'contratto.maturita.classe-articolata': (giorno, regole) =>
    compensiMembro(
      {
        funzione: 'COMMISSARIO_INTERNO',
        classi: 1,
        sostituto: false,
        fascia: null,
        materie: 0,
        candidatiPreliminari: 0,
        parte: { numeratore: 1, denominatore: 2, motivo: 'prova' },
      },
      giorno,
      regole,
    ).funzione.importo,
  'contratto.maturita.composizione': (giorno, regole) =>
    compensiCommissione(2, regole.inVigore(funzioniMaturita, giorno), regole.inVigore(composizioneCommissione, giorno))
      .importo,
  'contratto.ferie.primi-tre-anni': (giorno, regole) =>
    giorniFerieSpettanti(100, regole.inVigore(ferieMaturate.PRIMI_TRE_ANNI, giorno)),
  'contratto.ferie.oltre-tre-anni': (giorno, regole) =>
    giorniFerieSpettanti(100, regole.inVigore(ferieMaturate.OLTRE_TRE_ANNI, giorno)),
  'contratto.ferie.arrotondamento': (giorno, regole) =>
    giorniFerieConcessi(683, regole.inVigore(arrotondamentoFerie, giorno)),
  'contratto.ferie.festivita-soppresse': (giorno, regole) =>
    giorniFerieSpettanti(100, regole.inVigore(festivitaSoppresse, giorno)),
  'contratto.ferie.settimana-corta': (giorno, regole) =>
    giorniFerieFruiti(5, true, regole.inVigore(giornoSettimanaCorta, giorno)),
  'contratto.ferie.sospensione-lezioni': (giorno, regole) =>
    giorniFerieDaPagare(
      { spettanti: 1_000, fruiti: 0, giorniSospensione: 3, invitatoAFruirne: true },
      regole.inVigore(sospensioneLezioni, giorno),
    ),
  'contratto.mese-retributivo': (giorno, regole) =>
    ferieNonGodute(mensile, 500, regole.inVigore(meseRetributivo, giorno)).importo,
  'contratto.ore-cattedra': (giorno, regole) => oreOrarioIntero('PRIMARIA', regole.inVigore(oreCattedra, giorno)),
  'contratto.tredicesima': (giorno, regole) =>
    rateoTredicesimaGiornaliero(mensile, 20, regole.inVigore(tredicesima, giorno)).importo,
  'contratto.tredicesima.frazione': (giorno, regole) => {
    const frazione = regole.inVigore(frazioneTredicesima, giorno);
    return rateoTredicesima(mensile, mesiTredicesima('2026-03-10', '2026-03-31', frazione), frazione).importo;
  },
  'contratto.sciopero.orario': (giorno, regole) =>
    trattenutaScioperoOrarioAta(mensile, 200, regole.inVigore(scioperoOrario, giorno)).importo,
  ...singoleDelPersonale,
  'contratto.minimale-giornaliero': (giorno, regole) =>
    minimaleOrario(regole.inVigore(minimaleGiornaliero, giorno), 5, 3_600).importo,
  'contratto.anzianita': (giorno, regole) => fasciaAnzianita(10, regole.inVigore(anzianita, giorno)),
  'terzi.pignoramento.ordinario': trattenuta('PIGNORAMENTO_ORDINARIO'),
  'terzi.pignoramento.concorso': trattenuta('ALIMENTI', 'PIGNORAMENTO_ORDINARIO'),
  'terzi.pignoramento.agente-riscossione': trattenuta('PIGNORAMENTO_AGENTE_RISCOSSIONE'),
  'terzi.pignoramento.per-intero': (giorno, regole) =>
    trattenuteEntroILimiti(
      mensile,
      [{ tipo: 'PIGNORAMENTO_ORDINARIO', riferimento: 'per intero', importo: 180_000, residuo: null }],
      giorno,
      regole,
      'PROFESSIONISTA',
    ).map(({ calcolato }) => calcolato.importo),
  'terzi.cessione.quinto': trattenuta('CESSIONE_QUINTO'),
  'terzi.cessione.delegazione': trattenuta('DELEGAZIONE'),
  'terzi.cessione.dopo-pignoramento': trattenuta('PIGNORAMENTO_ORDINARIO', 'PIGNORAMENTO_TRIBUTI', 'CESSIONE_QUINTO'),
  'terzi.base-delle-quote': (giorno, regole) =>
    nettoPignorabile({
      lordo: mensile.importo,
      contributi: 20_000,
      imposte: 30_000,
      bonus: regole.seInVigore(baseDelleQuote, giorno) === null ? 0 : 10_000,
    }),
};

/** The rest of an id after a prefix as the codes of the tables are written: docente-primo-grado → DOCENTE_PRIMO_GRADO. */
const codice = (id: string): string => (id.split('.').at(-1) ?? '').toUpperCase().replaceAll('-', '_');

const tabelle: readonly (readonly [prefisso: string, valutazione: (id: string) => Valutazione])[] = [
  [
    'contratto.tabellare.',
    (id) => {
      const [profilo, fascia] = profili
        .flatMap((uno) => fasce.map((altra) => [uno, altra] as const))
        .find(([uno, altra]) => tabellareDi(uno, altra).id === id) ?? ['', ''];
      return (giorno, regole) =>
        stipendioTabellareMensile(regole.inVigore(tabellareDi(profilo, fascia), giorno)).importo;
    },
  ],
  [
    'contratto.incremento.',
    (id) => (giorno, regole) =>
      fasce.map(
        (fascia) => incrementoTabellareMensile(fascia, regole.inVigore(incrementiDi(codice(id)), giorno)).importo,
      ),
  ],
  [
    'contratto.rpd.',
    (id) => (giorno, regole) => {
      const fascia = fasce.find((una) => accessorioFissoDi('DOCENTE_LAUREATO', una).id === id) ?? '';
      return accessorioFissoMensile(regole.inVigore(accessorioFissoDi('DOCENTE_LAUREATO', fascia), giorno)).importo;
    },
  ],
  [
    'contratto.cia.',
    (id) => (giorno, regole) =>
      accessorioFissoMensile(regole.inVigore(accessorioFissoDi(codice(id), '0-8'), giorno)).importo,
  ],
  ['contratto.mof.docenti.', (id) => (giorno, regole) => retribuzioneOrariaDocenti(codice(id), giorno, regole).importo],
  [
    'contratto.mof.ata.',
    (id) => (giorno, regole) => retribuzioneOrariaAta(codice(id), 'NOTTURNO_O_FESTIVO', giorno, regole).importo,
  ],
  [
    'contratto.ore-eccedenti.tariffa.',
    (id) => (giorno, regole) => {
      const tariffa = Object.values(tariffeOraEccedente).find((una) => una.id === id);
      return (
        tariffa &&
        tabellareImplicito(regole.inVigore(tariffa, giorno), frazioneSostituzione(codice(id), giorno, regole)).importo
      );
    },
  ],
  [
    'contratto.progetto.',
    (id) => (giorno, regole) => {
      const tariffa = Object.values(tariffeProgetto).find((una) => una.id === id);
      if (tariffa === undefined) return null;
      const inVigore = regole.inVigore<TariffaProgetto>(tariffa, giorno);
      const { minimo, massimo } = inVigore.valore;
      return [minimo, massimo].map((quanto) => compensoProgetto(1_000, quanto, inVigore).calcolato.importo);
    },
  ],
  [
    'contratto.assenza.',
    (id) => (giorno, regole) =>
      tipiAssenza
        .filter(({ effetto }) => effetto.id === id)
        .map((tipo) => {
          const effetto = regole.inVigore(tipoAssenzaDi(tipo.codice).effetto, giorno);
          const ammessi = tipiContratto.filter((contratto) => effetto.valore.trattamenti[contratto] !== undefined);
          return [
            giorniSenzaAccessorio(12, 0, effetto),
            ...ammessi.map((contratto) => aliquoteGiornaliere(120, 0, trattamentoAssenza(tipo, contratto, effetto))),
            effetto.valore.indennita === true,
            ...ammessi.map((contratto) => effetto.valore.trattamenti[contratto]?.limite?.quanti ?? null),
          ];
        }),
  ],
];

export const valutazioniContratto = (id: string): Valutazione | undefined =>
  singole[id] ?? tabelle.find(([prefisso]) => id.startsWith(prefisso))?.[1](id);
