import { readFileSync } from 'node:fs';
import { catalogo } from '#functions/denunce/formati/catalogo.ts';
import type { TipoDenuncia } from '#shared/domain/denuncia.ts';
import { fileCu } from './cu-di-prova.ts';
import { fileOrdinario, righeGiuste } from './f24-ordinario-di-prova.ts';
import { bytesDi, campioni } from './uniemens-di-prova.ts';

/** A communication to NoiPA of one person and one payment. */
const spt = (): Uint8Array => {
  const importi = {
    Lordo: 10_000,
    Esente: 0,
    ImponibilePensione: 10_000,
    RitenutaPensione: 880,
    RitenutaFondoCredito: 35,
    ImponibilePrevidenza: 0,
    RitenutaOperaPrevidenza: 0,
    RitenutaTfr: 0,
    AltreRitenute: 0,
    ImponibileIrpef: 9_085,
    RitenutaIrpef: 2_090,
    ImponibileSostitutiva: 0,
    Sostitutiva: 0,
    ImponibileIrap: 10_000,
    Irap: 850,
  };
  return catalogo.spt
    .parse({
      Ente: {
        CodiceFiscale: '80012345676',
        CodiceMeccanografico: 'XXIS00100A',
        Denominazione: 'ISTITUTO DI PROVA',
        UfficioResponsabile: '1234',
        UfficioServizio: '5678',
      },
      Periodo: { Anno: '2026', MeseDa: '01', MeseA: '06' },
      Dipendente: [
        {
          CodiceFiscale: 'VRDTTV66D61H501M',
          Cognome: 'VERDI',
          Nome: 'OTTAVIA',
          Rapporto: 'STATALE',
          Compenso: [
            {
              Tipo: 'AB',
              Descrizione: 'ORE ECCEDENTI',
              Capitolo: '2555',
              Competenza: '2026-03',
              Liquidazione: '2026-05',
              AnnoPagamento: '2026',
              Tassazione: 'AC',
              AliquotaIrpef: '23,00',
              ...importi,
            },
          ],
        },
      ],
    })
    .write();
};

/** Good files of every kind, those of the program and those of others, each by its name and its kind. */
export const fileBuoni: readonly (readonly [string, TipoDenuncia, () => Uint8Array])[] = [
  ['f24ep', 'f24ep', () => readFileSync(new URL('../../golden/f24/ep.T24', import.meta.url))],
  ['f24', 'f24', () => catalogo.f24.parse(fileOrdinario(Object.values(righeGiuste))).write()],
  ['cu', 'cu', () => catalogo.cu.parse(fileCu()).write()],
  ['spt', 'spt', spt],
  ...campioni.map((campione) => [campione, 'uniemens', () => bytesDi(campione)] as const),
];
