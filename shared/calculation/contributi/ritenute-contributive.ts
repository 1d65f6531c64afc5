import { esoneroIvs, esoneroMadri } from '../../rules/esoneri.ts';
import type { PercettoreDipendente } from '../prospetti/dipendente.ts';
import { riga, type RigaCalcolata } from '../righe/righe.ts';
import { lordoDi, type VoceLorda } from '../righe/voci-lorde.ts';
import type { Contesto } from '../situazione/contesto.ts';
import { opposto, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import {
  contributiEspero,
  contributiTfr,
  contributiTfs,
  contributoAggiuntivo,
  contributoEnam,
  contributoPensionistico,
  riduzioneInTfr,
  ritenutaFondoCredito,
} from './contributi.ts';
import { esoneroContributivo, esoneroLavoratriceMadre } from './esoneri.ts';

/**
 * What is withheld from an employee for pensions and funds on one base, in order, reliefs as negative lines.
 * The end-of-service funds take only the lines of fixed pay.
 */
export const ritenuteContributive = (
  ctx: Contesto,
  percettore: PercettoreDipendente,
  imponibile: Calcolato,
  voci: readonly VoceLorda[],
  suffisso: string,
): readonly RigaCalcolata[] => {
  const {
    dataPagamento,
    regole,
    situazione: { fiscali },
  } = ctx;
  const pensione = contributoPensionistico(imponibile, dataPagamento, regole);
  return [
    riga('PENSIONE_DIPENDENTE', 'ritenute_previdenziali', `Contributo pensionistico CTPS${suffisso}`, pensione),
    riga(
      'FONDO_CREDITO',
      'ritenute_previdenziali',
      `Fondo credito${suffisso}`,
      ritenutaFondoCredito(imponibile, dataPagamento, regole),
    ),
    ...(fiscali.contributoAggiuntivo
      ? [
          riga(
            'CONTRIBUTO_AGGIUNTIVO',
            'ritenute_previdenziali',
            `Contributo aggiuntivo${suffisso}`,
            contributoAggiuntivo(imponibile, fiscali.imponibileContributivoAnno, dataPagamento, regole),
          ),
        ]
      : []),
    ...esoneri(ctx, percettore, imponibile, pensione, voci),
    ...fineServizio(ctx, percettore, voci, suffisso).dipendente,
  ];
};

/** Charges of the school on the lines of fixed pay. */
export const oneriFineServizio = (
  ctx: Contesto,
  percettore: PercettoreDipendente,
  voci: readonly VoceLorda[],
  suffisso: string,
): readonly RigaCalcolata[] => fineServizio(ctx, percettore, voci, suffisso).amministrazione;

const esoneri = (
  ctx: Contesto,
  percettore: PercettoreDipendente,
  imponibile: Calcolato,
  pensione: Calcolato,
  voci: readonly VoceLorda[],
): readonly RigaCalcolata[] => {
  const {
    regole,
    situazione: { fiscali },
  } = ctx;
  const competenza = voci[0]?.voce.competenza ?? null;
  if (competenza === null) return [];
  if (
    fiscali.esoneroMadre !== null &&
    percettore.tipo === 'DIPENDENTE' &&
    percettore.contratto === 'TI' &&
    regole.seInVigore(esoneroMadri, competenza.dal) !== null
  ) {
    return [
      riga(
        'ESONERO_MADRE',
        'ritenute_previdenziali',
        'Esonero lavoratrici madri',
        opposto(esoneroLavoratriceMadre(pensione, fiscali.esoneroMadre, competenza.dal, regole)),
        competenza,
      ),
    ];
  }
  if (fiscali.retribuzioneMeseEsonero === null || regole.seInVigore(esoneroIvs, competenza.dal) === null) return [];
  const { esonero } = esoneroContributivo(
    { retribuzioneMese: fiscali.retribuzioneMeseEsonero, base: imponibile.importo, tredicesima: false },
    competenza.dal,
    regole,
  );
  return [riga('ESONERO_IVS', 'ritenute_previdenziali', 'Esonero contributivo IVS', opposto(esonero), competenza)];
};

const fineServizio = (
  ctx: Contesto,
  percettore: PercettoreDipendente,
  voci: readonly VoceLorda[],
  suffisso: string,
) => {
  const utili = voci.filter(({ voce }) => voce.utileFineServizio);
  if (percettore.tipo !== 'DIPENDENTE' || utili.length === 0) return { dipendente: [], amministrazione: [] };
  const { dataPagamento, regole } = ctx;
  const utile = sommaDi('voci utili al fine servizio', [
    {
      nome: 'voci utili',
      calcolato: lordoDi('voci utili', utili, ['ACCESSORIO', 'ORDINARIO', 'ARRETRATO_ANNI_PRECEDENTI']),
    },
  ]);
  const tempoIndeterminato = percettore.contratto === 'TI';
  const trattenuta = (codice: string, descrizione: string, calcolato: Calcolato) =>
    riga(codice, 'ritenute_previdenziali', `${descrizione}${suffisso}`, calcolato);
  const onere = (codice: string, descrizione: string, calcolato: Calcolato) =>
    riga(codice, 'oneri', `${descrizione}${suffisso}`, calcolato);
  const tfs = percettore.fineServizio === 'TFS' ? contributiTfs(utile, dataPagamento, regole) : null;
  const espero = percettore.espero ? contributiEspero(utile, dataPagamento, regole) : null;
  return {
    dipendente: [
      ...(tfs !== null
        ? [trattenuta('TFS_DIPENDENTE', 'Opera di previdenza', tfs.dipendente)]
        : tempoIndeterminato
          ? [trattenuta('RIDUZIONE_TFR', 'Riduzione in regime di TFR', riduzioneInTfr(utile, dataPagamento, regole))]
          : []),
      ...(percettore.enam ? [trattenuta('ENAM', 'ENAM', contributoEnam(utile, dataPagamento, regole))] : []),
      ...(espero === null ? [] : [trattenuta('ESPERO_DIPENDENTE', 'Fondo Espero', espero.dipendente)]),
    ],
    amministrazione: [
      tfs !== null
        ? onere('TFS_AMMINISTRAZIONE', 'Opera di previdenza a carico della scuola', tfs.amministrazione)
        : onere('TFR', 'TFR', contributiTfr(utile, dataPagamento, regole).amministrazione),
      ...(espero === null
        ? []
        : [onere('ESPERO_AMMINISTRAZIONE', 'Fondo Espero a carico della scuola', espero.amministrazione)]),
    ],
  };
};
