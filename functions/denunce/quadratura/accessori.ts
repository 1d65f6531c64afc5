import { campiVigenti } from '#archivio/denunce/contenuto.ts';
import type { DenunciaSalvata } from '#archivio/denunce/denunce-repository.ts';
import { recordsRespinti } from '#archivio/denunce/respinti.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { Spt, type CompensoSpt, type ImportoSpt } from '#shared/contracts/denunce/spt.ts';
import type { Rotta } from '#shared/instradamento/rotta.ts';
import type { CedolinoContabilizzato } from '../denuncia/cedolini-contabilizzati.ts';
import { VUOTO, type ParteAnonima } from './celle.ts';

/** What NoiPA is told of, in the words of the screen, and the payslip lines it is made of. */
const DELLE_RIGHE: Readonly<Record<string, readonly string[]>> = {
  IRPEF: ['IRPEF'],
  'IRPEF separata': ['IRPEF_SEPARATA'],
  Sostitutiva: ['SOSTITUTIVA_15'],
  Pensione: ['PENSIONE_DIPENDENTE', 'CONTRIBUTO_AGGIUNTIVO', 'ESONERO_IVS', 'ESONERO_MADRE'],
  Credito: ['FONDO_CREDITO'],
  TFS: ['TFS_DIPENDENTE'],
  TFR: ['RIDUZIONE_TFR'],
  IRAP: ['IRAP'],
};
const DEI_GRUPPI: Readonly<Partial<Record<Rotta['gruppo'], string>>> = {
  competenze: 'Lordo',
  somme_esenti: 'Esente',
  ritenute_previdenziali: 'Altre ritenute',
  ritenute_fiscali: 'Altre ritenute',
};

/** The elements of the file that say the same. */
const DEL_FILE: Readonly<Record<string, ImportoSpt>> = {
  Lordo: 'Lordo',
  Esente: 'Esente',
  Pensione: 'RitenutaPensione',
  Credito: 'RitenutaFondoCredito',
  TFS: 'RitenutaOperaPrevidenza',
  TFR: 'RitenutaTfr',
  'Altre ritenute': 'AltreRitenute',
  Sostitutiva: 'Sostitutiva',
  IRAP: 'Irap',
};

const nomeDi = ({ codice, gruppo }: Rotta): string | undefined =>
  Object.entries(DELLE_RIGHE).find(([, codici]) => codici.includes(codice))?.[0] ?? DEI_GRUPPI[gruppo];

/** '202603': when it was liquidated, the same on the two sides. */
const parte = (anno: number, mese: number, codice: string): Omit<ParteAnonima, 'dovuto' | 'denunciato' | 'righe'> => ({
  ...VUOTO,
  denuncia: 'SPT',
  mese,
  codice,
  riferimentoB: `${anno}${String(mese).padStart(2, '0')}`,
});

/** What a payslip owes to the communication of its run: the lines that go to NoiPA and to no certificate of the school. */
export const dovuteInSpt = (
  { rotte }: CedolinoContabilizzato,
  { ANNO, MESE }: Pick<Processo, 'ANNO' | 'MESE'>,
): ParteAnonima[] =>
  rotte.flatMap((rotta) => {
    const nome = nomeDi(rotta);
    const { SPT, CU } = rotta.adempimenti;
    if (nome === undefined || SPT === undefined || CU !== undefined) return [];
    return [{ ...parte(ANNO, MESE, nome), dovuto: rotta.importo, denunciato: 0, righe: 1 }];
  });

const sommeDel = (compenso: CompensoSpt): readonly (readonly [nome: string, importo: number])[] => [
  [compenso.Tassazione === 'AP' ? 'IRPEF separata' : 'IRPEF', compenso.RitenutaIrpef],
  ...Object.entries(DEL_FILE).map(([nome, elemento]) => [nome, compenso[elemento]] as const),
];

/** What the bytes of a sent communication tell of, month of liquidation by month, but for who was refused: they are sent again in another. */
export const comunicateDi = (records: unknown, salvata: DenunciaSalvata): ParteAnonima[] => {
  const respinti = new Set(
    recordsRespinti(salvata).map((record) => campiVigenti(record, salvata.valori).CodiceFiscale),
  );
  return (Spt.parse(records).Dipendente ?? [])
    .filter(({ CodiceFiscale }) => !respinti.has(CodiceFiscale))
    .flatMap(({ Compenso = [] }) => Compenso)
    .flatMap((compenso) => {
      const [anno = 0, mese = 0] = compenso.Liquidazione.split('-').map(Number);
      return sommeDel(compenso).map(([nome, importo]): ParteAnonima => ({
        ...parte(anno, mese, nome),
        dovuto: 0,
        denunciato: importo,
        righe: 0,
      }));
    });
};
