import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { compareMesi, type Mese } from '#shared/domain/tempo/mese.ts';
import { codiceNelModello } from '#shared/instradamento/modello-f24.ts';
import { somma } from '#shared/money/centesimi.ts';
import { codiciSanzione } from '#shared/rules/adempimenti/ravvedimento.ts';
import type { CedolinoContabilizzato } from '../denuncia/cedolini-contabilizzati.ts';
import { modelloDelTipo } from '../f24/fronte.ts';
import { ravvedimentoDi, type Ravvedimento } from '../f24/ravvedimento/ravvedimento.ts';
import { scadenzaTributi } from '../f24/ravvedimento/tardivo.ts';
import { VUOTO, withVoce, type Parte, type ParteAnonima } from './celle.ts';
import type { ConTermine } from './da-inviare.ts';
import { dovutaInF24, irapDi } from './versato.ts';

interface ComeDovute {
  readonly mese: Mese;
  /** First day that the month may be paid. */
  readonly giorno: Giorno;
  readonly f24: readonly Denuncia[];
  readonly conTermine: ConTermine;
}

/** What the F24 of a month that say they are paid late owe besides their payslips: interest in the cell of each tax, penalties in theirs. */
export const dovuteInRitardo = (cedolini: readonly CedolinoContabilizzato[], come: ComeDovute): Parte[] =>
  come.f24
    .filter((una) => una.ravvedimento === true && !isRespinta(una.esito) && compareMesi(una, come.mese) === 0)
    .flatMap((denuncia) => {
      const suoi = cedolini.filter(({ testata }) => denuncia.processi.includes(testata.idProcesso));
      const voce = { nome: 'Ravvedimento', descrizione: denuncia.descrizione };
      const parti = withVoce(voce, aggiunteDi(denuncia, suoi, come));
      return come.conTermine(parti, denuncia.processi, modelloDelTipo(denuncia.tipo));
    });

const aggiunteDi = (
  { tipo, dataPagamento }: Denuncia,
  cedolini: readonly CedolinoContabilizzato[],
  { mese, giorno }: ComeDovute,
): ParteAnonima[] => {
  const modello = modelloDelTipo(tipo);
  const come = { modello, dataPagamento, scadenza: scadenzaTributi(modello, mese, dataPagamento) };
  const dovute = cedolini.flatMap(({ rotte }) =>
    rotte.flatMap((rotta) => dovutaInF24(rotta, { mese: mese.mese, modello, giorno })),
  );
  const celle = Map.groupBy(dovute, (una) =>
    [una.codice, una.ente, una.estremi, una.riferimentoA, una.riferimentoB].join('|'),
  );
  return [...celle.values()].flatMap((sue) => {
    const [parte] = sue;
    const sezione = parte && codiceNelModello(modello, parte.codice, dataPagamento)?.sezione;
    if (parte === undefined || sezione === undefined) return [];
    const ravvedimento = ravvedimentoDi({ ...parte, sezione, debito: somma(sue.map(({ dovuto }) => dovuto)) }, come);
    return ravvedimento === null ? [] : partiDi(parte, ravvedimento);
  });
};

/** Returns the amounts that are due, without the penalties whose code nobody knows and that no file has paid under the code of before. */
export const senzaSanzioniLasciate = (dovute: readonly Parte[], versate: readonly Parte[]): readonly Parte[] => {
  const pagati = new Set(versate.map(({ codice }) => codice));
  return dovute.filter(
    ({ codice }) =>
      pagati.has(codice) || codiciSanzione.EP[codice]?.versioni.some(({ valore }) => valore?.daLeggere) !== true,
  );
};

const partiDi = (parte: ParteAnonima, { interessi, sanzione, riga }: Ravvedimento): ParteAnonima[] => {
  const { codice, ente, riferimentoA, riferimentoB } = riga;
  const inTributo = { ...parte, dovuto: interessi };
  return [
    inTributo,
    ...irapDi(inTributo),
    { ...parte, ...VUOTO, codice, ente, riferimentoA, riferimentoB, dovuto: sanzione },
  ];
};
