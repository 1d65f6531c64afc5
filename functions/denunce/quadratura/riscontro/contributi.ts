import type { RigaRiscontro, Riconciliazione } from '#shared/contracts/denunce/riscontro.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { somma } from '#shared/money/centesimi.ts';
import type { Parte } from '../celle.ts';
import { COLLABORATORI, CONTRIBUZIONE, GESTIONE } from '../previdenza.ts';
import type { DueLati } from '../quadratura-service.ts';
import { cellaDi, type CellaIntera } from './cella.ts';

const INPS = 'DM10';
/** Codes of the F24 for collaborators: the UniEmens declares their base and rate. */
const SEPARATA: readonly string[] = ['C10', 'CXX'];
const GESTIONE_SEPARATA = 'Gestione separata';
/** The fund is the digit after the P. */
const CON_GESTIONE = /^P(\d)\d\d$/;

/** The fund, or the position, of an amount, under the same name in the two filings; null where only one of them has it. */
const gestioneDi = ({ denuncia, codice, estremi }: Parte): string | null => {
  if (denuncia === 'F24') {
    if (codice === INPS) return `Matricola ${estremi}`;
    if (SEPARATA.includes(codice)) return GESTIONE_SEPARATA;
    const gestione = CON_GESTIONE.exec(codice)?.[1];
    return gestione === undefined ? null : `${GESTIONE} ${gestione}`;
  }
  if (denuncia !== 'UNIEMENS') return null;
  if (codice === COLLABORATORI) return GESTIONE_SEPARATA;
  if (codice.startsWith(CONTRIBUZIONE)) return `Matricola ${estremi}`;
  return codice.startsWith(GESTIONE) ? codice : null;
};

const rigaDi = ({ denuncia, denunciato, voce }: Parte): RigaRiscontro => ({
  lato: denuncia === 'F24' ? 'ATTESO' : 'TROVATO',
  ...voce,
  importo: denunciato,
});

/** The contribution of an amount: of collaborators the cells compare the base. */
const comeContributo = ({ contributo, ...parte }: Parte): Parte => {
  if (contributo === undefined) return parte;
  return parte.righe === 1 ? { ...parte, dovuto: contributo } : { ...parte, denunciato: contributo };
};

/** The most that a row rounds: the F24 pays a position in whole euro, and the UniEmens has the base of a collaborator in whole euro. */
const arrotondaDi = ({ denuncia, codice }: Parte): number => {
  if (denuncia === 'F24') return codice === INPS ? 50 : 0;
  return codice === COLLABORATORI ? 20 : 0;
};

/** Cents of one of the two filings that its payslips owe and its files do not have: those still to be sent in time, those that only round. */
const mancantiIn = (parti: readonly Parte[], denuncia: Parte['denuncia'], oggi: Giorno) => {
  const sue = parti.filter((parte) => parte.denuncia === denuncia);
  const inTempo = sue.filter(({ daInviareEntro }) => daInviareEntro !== undefined && oggi <= daInviareEntro);
  const daInviare = -somma(inTempo.map(({ dovuto }) => dovuto));
  const resto = somma(sue.map(({ denunciato, dovuto }) => denunciato - dovuto)) - daInviare;
  const massimo = somma(sue.filter(({ righe }) => righe === 0).map(arrotondaDi));
  return { daInviare, arrotondato: Math.abs(resto) <= massimo ? resto : 0 };
};

/** Reasons that the payslips themselves give: a month of declaration that is not the month of payment, a filing to come, the rounding. */
const riconciliate = (sue: readonly Parte[], dellAnno: readonly Parte[], oggi: Giorno): Riconciliazione[] => {
  const dovuto = (parti: readonly Parte[]) =>
    somma(parti.map((parte) => (parte.denuncia === 'F24' ? -parte.dovuto : parte.dovuto)));
  const [dichiarato, versato] = [mancantiIn(sue, 'UNIEMENS', oggi), mancantiIn(sue, 'F24', oggi)];
  return [
    { causa: 'ALTRO_MESE', importo: dovuto(dellAnno) === 0 ? dovuto(sue) : 0 },
    { causa: 'DA_INVIARE', importo: dichiarato.daInviare - versato.daInviare },
    { causa: 'ARROTONDAMENTO', importo: dichiarato.arrotondato - versato.arrotondato },
  ];
};

/** The payments of the sent F24 to each fund and position against the contributions in the sent UniEmens: the two files, without the payslips. */
export const contributi = ({ parti }: Pick<DueLati, 'parti'>, oggi: Giorno): CellaIntera[] => {
  const conGestione = parti.flatMap((parte) => {
    const gestione = gestioneDi(parte);
    return gestione === null ? [] : [{ parte: comeContributo(parte), gestione }];
  });
  return [...Map.groupBy(conGestione, ({ gestione }) => gestione)].flatMap(([gestione, tutte]) => {
    const dellAnno = tutte.map(({ parte }) => parte);
    // the funds of staff paid by the State are declared by NoiPA
    if (dellAnno.every(({ denuncia }) => denuncia === 'F24')) return [];
    return [...Map.groupBy(dellAnno, ({ mese }) => mese)].map(([mese, sue]) =>
      cellaDi(
        { confronto: 'F24_UNIEMENS', mese, codice: gestione, dettaglio: '' },
        {
          righe: sue.filter(({ righe }) => righe === 0).map(rigaDi),
          riconciliazioni: riconciliate(sue, dellAnno, oggi),
        },
      ),
    );
  });
};
