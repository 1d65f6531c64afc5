import { formatEuro, somma, type Centesimi } from '../../money/centesimi.ts';
import { retribuzioneVirtuale } from '../../rules/assenze-contributive.ts';
import { esoneroIvs } from '../../rules/esoneri.ts';
import type { ContributiDovuti } from '../../rules/percettori.ts';
import {
  contributiEspero,
  contributoInpsDs,
  contributoPensionistico,
  contributoPensionisticoScuola,
  irapDovuta,
  ritenutaEnpdep,
  ritenutaFondoCredito,
} from '../contributi/contributi.ts';
import { esoneroContributivo } from '../contributi/esoneri.ts';
import { fondiDelCalcolo } from '../contributi/fondi.ts';
import { tfrDellaRetribuzione, utileAlTfr } from '../contributi/tfr.ts';
import { riga, type RigaCalcolata } from '../riga/righe.ts';
import { alPagamento, type Contesto } from '../situazione/contesto.ts';
import { figura, opposto, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';

/** Pay taxed the same way, with its contributions and charges. */
export interface Blocco {
  readonly competenze: readonly RigaCalcolata[];
  readonly lordo: Calcolato;
  /** The amount that pension, credit and the end of service are on: more than the gross where illness is paid in part. */
  readonly contributivo: Calcolato;
  readonly ritenute: readonly RigaCalcolata[];
  readonly imponibile: Calcolato;
  readonly oneri: readonly RigaCalcolata[];
}

/** Pay with what is withheld from it and what the school owes on it, all under one suffix. */
export const bloccoDiPaga = (
  ctx: Contesto,
  dovuti: ContributiDovuti,
  competenze: readonly RigaCalcolata[],
  suffisso: string,
): Blocco => {
  const lordo = sommaRighe(
    `lordo dipendente${suffisso}`,
    competenze.filter(({ gruppo }) => gruppo === 'competenze'),
  );
  const fondo = righeEspero(ctx, competenze);
  const { utili, contributivo } = utiliAiContributi(ctx, competenze, lordo);
  const proprie = [
    ...(dovuti.pensione ? ritenutePensione(ctx, contributivo) : []),
    ...esoneriMensili(ctx, utili),
    ...fondo.dipendente,
  ];
  const ritenute = conSuffisso(proprie, suffisso);
  const imponibile = sommaDi(`imponibile IRPEF${suffisso}`, [
    { nome: 'lordo dipendente', calcolato: lordo },
    ...ritenute.map(({ descrizione, calcolato }) => ({ nome: descrizione, calcolato, meno: true as const })),
  ]);
  const suoiOneri =
    competenze.length === 0
      ? []
      : conSuffisso([...oneri(ctx, dovuti, { lordo, contributivo, utili }), ...fondo.amministrazione], suffisso);
  return { competenze, lordo, contributivo, ritenute, imponibile, oneri: suoiOneri };
};

interface UtiliAiContributi {
  readonly utili: readonly RigaCalcolata[];
  readonly contributivo: Calcolato;
}

/** The lines that contributions are on and their sum: those of illness paid in part are whole, where the law of the pension fund says so; else what is paid. */
const utiliAiContributi = (
  ctx: Contesto,
  competenze: readonly RigaCalcolata[],
  lordo: Calcolato,
): UtiliAiContributi => {
  const comePagate = { utili: competenze, contributivo: lordo };
  if (competenze.every(({ contributivo }) => contributivo === undefined)) return comePagate;
  const regola = alPagamento(ctx, retribuzioneVirtuale);
  if (!regola.valore.fondi.includes(fondiDelCalcolo(ctx.situazione).pensione)) return comePagate;
  const utili = competenze.map(({ contributivo, ...una }) =>
    contributivo === undefined ? una : { ...una, calcolato: contributivo },
  );
  const pagate = utili.filter(({ gruppo }) => gruppo === 'competenze');
  const importo = somma(pagate.map(({ calcolato }) => calcolato.importo));
  return {
    utili,
    contributivo: figura(importo, {
      testo: () =>
        `${formatEuro(lordo.importo)} pagati, ${formatEuro(importo)} senza le assenze pagate in parte: i contributi sono sulla retribuzione intera`,
      formula: 'retribuzione che sarebbe spettata senza le assenze pagate in parte',
      regola,
      ingressi: () =>
        pagate.map(({ descrizione, calcolato }) => ({ nome: descrizione, valore: formatEuro(calcolato.importo) })),
    }),
  };
};

/** Contributions of a member of the supplementary fund, on the same base as TFR. */
const righeEspero = (
  { dataPagamento, regole, situazione: { percettore } }: Contesto,
  competenze: readonly RigaCalcolata[],
): { readonly dipendente: readonly RigaCalcolata[]; readonly amministrazione: readonly RigaCalcolata[] } => {
  if (percettore.tipo !== 'DIPENDENTE' || !percettore.espero || competenze.length === 0)
    return { dipendente: [], amministrazione: [] };
  const { utile } = utileAlTfr(competenze, dataPagamento, regole);
  const { dipendente, amministrazione } = contributiEspero(utile, dataPagamento, regole, percettore.esperoAggiuntivo);
  return {
    dipendente: [riga('ESPERO_DIPENDENTE', 'ritenute_previdenziali', 'Fondo Espero', dipendente)],
    amministrazione: [riga('ESPERO_AMMINISTRAZIONE', 'oneri', 'Fondo Espero a carico della scuola', amministrazione)],
  };
};

const conSuffisso = (righe: readonly RigaCalcolata[], suffisso: string): readonly RigaCalcolata[] =>
  suffisso === '' ? righe : righe.map((una) => ({ ...una, descrizione: `${una.descrizione}${suffisso}` }));

const ritenutePensione = (
  { dataPagamento, regole, situazione }: Contesto,
  imponibile: Calcolato,
): readonly RigaCalcolata[] => {
  const { pensione: fondo } = fondiDelCalcolo(situazione);
  const ritenuta = (codice: string, descrizione: string, calcolato: Calcolato) =>
    riga(codice, 'ritenute_previdenziali', descrizione, calcolato);
  return [
    ritenuta(
      'PENSIONE_DIPENDENTE',
      `Contributo pensionistico ${fondo}`,
      contributoPensionistico(fondo, imponibile, dataPagamento, regole),
    ),
    ritenuta('FONDO_CREDITO', 'Fondo credito', ritenutaFondoCredito(imponibile, dataPagamento, regole)),
    ...(situazione.enti.enpdep
      ? [ritenuta('ENPDEP', 'ENPDEP', ritenutaEnpdep(imponibile, dataPagamento, regole))]
      : []),
  ];
};

const oneri = (
  { dataPagamento, regole, situazione }: Contesto,
  dovuti: ContributiDovuti,
  { lordo, contributivo, utili }: Pick<Blocco, 'lordo' | 'contributivo'> & { readonly utili: readonly RigaCalcolata[] },
): readonly RigaCalcolata[] => [
  ...(dovuti.pensione
    ? [
        riga(
          'PENSIONE_AMMINISTRAZIONE',
          'oneri',
          `Contributo ${fondiDelCalcolo(situazione).pensione} a carico della scuola`,
          contributoPensionisticoScuola(fondiDelCalcolo(situazione).pensione, contributivo, dataPagamento, regole),
        ),
      ]
    : []),
  ...(dovuti.inpsDs
    ? [riga('INPS_DS', 'oneri', 'Contributo INPS NASpI', contributoInpsDs(lordo, dataPagamento, regole))]
    : []),
  riga(
    'TFR',
    'oneri',
    'TFR',
    tfrDellaRetribuzione(fondiDelCalcolo(situazione).fineServizio, utili.map(perIlTfr), dataPagamento, regole),
  ),
  ...(dovuti.irap ? [riga('IRAP', 'oneri', 'IRAP', irapDovuta(lordo, dataPagamento, regole))] : []),
];

const sommaRighe = (nome: string, righe: readonly RigaCalcolata[]): Calcolato =>
  sommaDi(
    nome,
    righe.map(({ descrizione, calcolato }) => ({ nome: descrizione, calcolato })),
  );

/** Relief of each month of service, by its own rule; the accruals of the 13th have points of their own. */
const esoneriMensili = (ctx: Contesto, competenze: readonly RigaCalcolata[]): readonly RigaCalcolata[] => {
  const mesi = new Map<string, RigaCalcolata[]>();
  for (const voce of competenze) {
    if (voce.gruppo !== 'competenze' || voce.competenza === null) continue;
    const mese = voce.competenza.dal.slice(0, 7);
    mesi.set(mese, [...(mesi.get(mese) ?? []), voce]);
  }
  return [...mesi].flatMap(([mese, righe]) => esoneroDelMese(ctx, `${mese}-01`, righe));
};

const esoneroDelMese = (ctx: Contesto, giorno: string, righe: readonly RigaCalcolata[]): readonly RigaCalcolata[] => {
  if (ctx.regole.seInVigore(esoneroIvs, giorno) === null) return [];
  const importo = (tredicesima: boolean): Centesimi =>
    somma(
      righe
        .filter(({ codice }) => codice.startsWith('TREDICESIMA') === tredicesima)
        .map(({ calcolato }) => calcolato.importo),
    );
  const retribuzioneMese = ctx.situazione.fiscali.retribuzioneMeseEsonero ?? importo(false);
  return [false, true].map((tredicesima) => {
    const { esonero } = esoneroContributivo(
      { retribuzioneMese, base: importo(tredicesima), tredicesima },
      giorno,
      ctx.regole,
    );
    const nome = `Esonero contributivo IVS${tredicesima ? ', tredicesima' : ''}`;
    return riga('ESONERO_IVS', 'ritenute_previdenziali', nome, opposto(esonero));
  });
};

/** The same line with the part of it that the TFR is on. */
const perIlTfr = (una: RigaCalcolata): RigaCalcolata =>
  una.perTfr === undefined ? una : { ...una, calcolato: una.perTfr };
