import { loadCertificati } from '#archivio/denunce/certificati.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { RigaImporto } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import { isPuntoCu, puntiCu } from '#shared/domain/denunce/punti-cu.ts';
import type { Sigillato } from '../stampe/dimostrazione/letto.ts';

// What sealed lines make of each point of a certification, told a second time by a table that is not that of the program.

/** Cents by point. The income of employment is one, whatever the end of the relation. */
type Punti = Readonly<Record<string, number>>;
/** Points by person. */
export type PuntiDiOgnuno = Readonly<Record<string, Punti>>;
type Addendo = readonly [string, number];

const REDDITO = 'DB001001, 002 o 004';
const REDDITI: readonly string[] = ['DB001001', 'DB001002', 'DB001004'];

const AUTONOMI: readonly (string | null)[] = ['OCCASIONALE', 'NON_RESIDENTE', 'PROFESSIONISTA', 'SOCIETA', 'AUTORE'];

/** The points that the amount, or the base, of each line adds to. */
const DA_DIPENDENTE: Readonly<Record<string, { readonly importo: readonly string[]; readonly base?: string }>> = {
  IRPEF: { importo: ['DB001021'] },
  ADDIZIONALE_COMUNALE_ACCONTO: { importo: ['DB001026'] },
  TRATTAMENTO_INTEGRATIVO: { importo: ['DB001391'] },
  RITENUTA_PREMI: { importo: ['DB001482'], base: 'DB001481' },
  IRPEF_SEPARATA: { importo: [], base: 'DB001511' },
  PENSIONE_DIPENDENTE: { importo: ['DC001019', 'DC001020'], base: 'DC001018' },
  CONTRIBUTO_AGGIUNTIVO: { importo: ['DC001019', 'DC001020'] },
  ESONERO_IVS: { importo: ['DC001019', 'DC001020'] },
  ESONERO_MADRE: { importo: ['DC001019', 'DC001020'] },
  PENSIONE_AMMINISTRAZIONE: { importo: ['DC001019'] },
  TFS_DIPENDENTE: { importo: ['DC001022', 'DC001023'], base: 'DC001021' },
  TFS_AMMINISTRAZIONE: { importo: ['DC001022'] },
  TFR: { importo: ['DC001025'], base: 'DC001024' },
  FONDO_CREDITO: { importo: ['DC001029', 'DC001030'], base: 'DC001028' },
  GESTIONE_SEPARATA_PERCIPIENTE: { importo: ['DC001046', 'DC001047', 'DC001048'], base: 'DC001045' },
  GESTIONE_SEPARATA_SCUOLA: { importo: ['DC001046', 'DC001048'] },
};
const DA_AUTONOMO: typeof DA_DIPENDENTE = {
  RITENUTA_ACCONTO: { importo: ['AU001009'], base: 'AU001008' },
  RITENUTA_NON_RESIDENTI: { importo: ['AU001010'], base: 'AU001008' },
  GESTIONE_SEPARATA_SCUOLA: { importo: ['AU001034'] },
  GESTIONE_SEPARATA_PERCIPIENTE: { importo: ['AU001035'] },
};
/** Taxed apart: their base is no part of the ordinary income. */
const A_PARTE: readonly string[] = ['IRPEF_SEPARATA', 'SOSTITUTIVA_15', 'RITENUTA_PREMI'];

/** Self-employed by kind, or because a withholding on account was made, whoever was paid. */
const isAutonomo = ({ percettore, righe }: Sigillato): boolean =>
  AUTONOMI.includes(percettore) || righe.some(({ codice }) => codice in DA_AUTONOMO && codice.startsWith('RITENUTA_'));

/** The year a payslip is taxed in: that of its payment; the one before for settlements, and for employment paid by 12 January. */
const annoDi = (cedolino: Sigillato): number => {
  const { dataPagamento, idMetodo } = cedolino.processo;
  const anno = Number(dataPagamento.slice(0, 4));
  const isDiPrima = idMetodo.startsWith('CON') || (!isAutonomo(cedolino) && dataPagamento.slice(5) <= '01-12');
  return isDiPrima ? anno - 1 : anno;
};

const dellaTabella = ({ codice, importo, base }: RigaImporto, tabella: typeof DA_DIPENDENTE): Addendo[] => {
  const sua = tabella[codice];
  if (sua === undefined) return [];
  return [
    ...sua.importo.map((punto): Addendo => [punto, importo]),
    ...(sua.base === undefined ? [] : [[sua.base, base ?? 0] as const]),
  ];
};

const daDipendente = (riga: RigaImporto, anno: number): Addendo[] => {
  const { codice, gruppo, importo, base, annoRiferimento } = riga;
  if (codice.startsWith('ADDIZIONALE_') && annoRiferimento !== anno) return [];
  return [
    ...dellaTabella(riga, DA_DIPENDENTE),
    ...(gruppo === 'competenze' ? [[REDDITO, importo] as const] : []),
    ...(gruppo === 'ritenute_previdenziali' ? [[REDDITO, -importo] as const] : []),
    ...(A_PARTE.includes(codice) ? [[REDDITO, -(base ?? 0)] as const] : []),
  ];
};

/** What is paid and not withheld on is told apart. The INPS charge on an invoice is a fee, that of a professional fund is not. */
const daAutonomo = (riga: RigaImporto): Addendo[] => {
  const { codice, gruppo, importo, base, descrizione } = riga;
  const isCompenso = gruppo === 'competenze' || gruppo === 'somme_esenti' || descrizione === 'Rivalsa INPS';
  const pagato = isCompenso ? importo : 0;
  const tassato = codice.startsWith('RITENUTA_') ? (base ?? 0) : 0;
  return [...dellaTabella(riga, DA_AUTONOMO), ['AU001004', pagato], ['AU001007', pagato - tassato]];
};

const sommeDi = (addendi: readonly Addendo[]): Punti =>
  Object.fromEntries(
    [...Map.groupBy(addendi, ([punto]) => punto)]
      .map(([punto, suoi]): Addendo => [punto, suoi.reduce((finora, [, importo]) => finora + importo, 0)])
      .filter(([, importo]) => importo !== 0),
  );

const perPersona = (addendi: readonly (readonly [string, readonly Addendo[]])[]): PuntiDiOgnuno =>
  Object.fromEntries(
    [...Map.groupBy(addendi, ([persona]) => persona)].map(([persona, suoi]) => [
      persona,
      sommeDi(suoi.flatMap(([, uno]) => uno)),
    ]),
  );

/** Sums that the payslips that settle the year say are due, withheld at once or left to the next year: surtaxes, and the bonus less what is still to give back. */
const addizionaliDovute = (righe: readonly RigaImporto[], anno: number): Addendo[] =>
  righe.flatMap(({ codice, importo, annoRiferimento }): Addendo[] => {
    if (codice === 'TRATTAMENTO_INTEGRATIVO_DA_RECUPERARE') return [['DB001391', -importo]];
    if (codice === 'ADDIZIONALE_REGIONALE' && annoRiferimento === anno) return [['DB001022', importo]];
    if (codice === 'ADDIZIONALE_COMUNALE' && annoRiferimento === anno) return [['DB001027', importo]];
    return codice === 'ADDIZIONALE_COMUNALE_ACCONTO' && annoRiferimento === anno + 1 ? [['DB001029', importo]] : [];
  });

/** The points of everybody that the accounted payslips taxed in a year come to: the lines that go to the certification. */
export const puntiDaiCedolini = (cedolini: readonly Sigillato[], anno: number): PuntiDiOgnuno =>
  perPersona(
    cedolini
      .filter((cedolino) => cedolino.processo.STATUS === 'CONTABILIZZATO' && annoDi(cedolino) === anno)
      .flatMap((cedolino) => {
        const righe = cedolino.righe.filter(
          ({ gruppo, adempimenti }) => gruppo !== 'riepilogo' && adempimenti.includes('CU'),
        );
        // A settlement that moves no money is in no filing, and says what is due all the same.
        if (righe.length === 0 && !cedolino.processo.idMetodo.startsWith('CON')) return [];
        const addendi = righe.flatMap((riga) => (isAutonomo(cedolino) ? daAutonomo(riga) : daDipendente(riga, anno)));
        return [[cedolino.persona, [...addendi, ...addizionaliDovute(cedolino.righe, anno)]] as const];
      }),
  );

/** How the tax of the year is made: no line of a payslip is one of them. */
const DELL_IMPOSTA: readonly string[] = ['DB001361', 'DB001362', 'DB001367', 'DB001369', 'DB001374', 'DB001375'];

/** Each income of employment in the certifications of a year: how the tax is made, what was withheld, the days. */
export const impostaCertificata = async (archivio: Archivio, anno: number) => {
  const denunce = await denunceRepository(archivio, 'CU').listDel('CU#');
  const lette = await Promise.all(
    denunce.filter((denuncia) => denuncia.anno === anno).map(({ uid }) => loadCertificati(archivio, uid)),
  );
  return lette
    .flatMap(({ certificati }) => certificati)
    .flatMap(({ persona, moduli }) =>
      moduli
        .filter((modulo) => REDDITI.some((punto) => Number(modulo[punto] ?? 0) > 0))
        .map((modulo) => {
          const punto = (codice: string) => Number(modulo[codice] ?? 0);
          return {
            persona: String(persona.uidPersona),
            lorda: punto('DB001361'),
            detrazioni: punto('DB001362') + punto('DB001367') + punto('DB001369'),
            totale: punto('DB001374'),
            netta: punto('DB001375'),
            trattenute: punto('DB001021'),
            giorni: punto('DB001006'),
          };
        }),
    );
};

/** The points of everybody in the certifications of a year, those of all its sends. */
export const puntiCertificati = async (archivio: Archivio, anno: number): Promise<PuntiDiOgnuno> => {
  const denunce = await denunceRepository(archivio, 'CU').listDel('CU#');
  const lette = await Promise.all(
    denunce.filter((denuncia) => denuncia.anno === anno).map(({ uid }) => loadCertificati(archivio, uid)),
  );
  return perPersona(
    lette
      .flatMap(({ certificati }) => certificati)
      .map(({ persona, moduli }) => [
        String(persona.uidPersona),
        moduli.flatMap((modulo) =>
          Object.entries(modulo)
            .filter(([punto]) => isPuntoCu(punto) && puntiCu[punto].formato === 'VP' && !DELL_IMPOSTA.includes(punto))
            .map(([punto, valore]): Addendo => [REDDITI.includes(punto) ? REDDITO : punto, Number(valore)]),
        ),
      ]),
  );
};
