import { bozzaRepository } from '#archivio/cedolini/bozza.ts';
import { chiEDi } from '#archivio/scuola/opzioni-scuola.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import { primoAnnoAperto } from '#shared/calculation/situazione/contesto.ts';
import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import type { rinnovoRoutes } from '#shared/contracts/cedolini/rinnovo/rinnovo.ts';
import type { RouteInput, RouteOutput } from '#shared/contracts/route.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { soloPrevisione } from '#shared/domain/elaborazione/arretrati-rinnovo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import type { processiService } from '../processi/processi-service.ts';
import { arretratiDi, chiDi, inChiaro, type Arretrati } from './arretrati.ts';
import { personeDelRinnovo } from './persone.ts';
import { getRinnovo, listRinnovi } from './rinnovi.ts';
import { vociDi } from './voci.ts';

/** The arrears of a renewal: who was paid by the tables of before, what each is owed, the run that pays it. Sealed payslips are only read. */
export const rinnovoService = ({ create }: Pick<ReturnType<typeof processiService>, 'create'>) => ({
  list: async (context: RequestContext): Promise<RouteOutput<typeof rinnovoRoutes.listRinnovi>> => {
    const { setupType } = await chiEDi(context);
    return { rinnovi: listRinnovi(), soloPrevisione: soloPrevisione(setupType), diNoipa: setupType === 'SCUOLA' };
  },

  /** @throws NON_TROVATO */
  persone: async (
    noto: string,
    context: RequestContext,
  ): Promise<RouteOutput<typeof rinnovoRoutes.listPersoneRinnovo>> => {
    const rinnovo = getRinnovo(noto);
    const { setupType } = await chiEDi(context);
    return personeDelRinnovo(context.archivio, rinnovo, setupType);
  },

  /** @throws NON_TROVATO */
  compute: async (
    { noto, uidSubAnagrafeList }: RouteInput<typeof rinnovoRoutes.calcolaArretratiRinnovo>['body'],
    context: RequestContext,
  ): Promise<RouteOutput<typeof rinnovoRoutes.calcolaArretratiRinnovo>> => {
    const { setupType } = await chiEDi(context);
    const suoi = await arretratiDi(context.archivio, { rinnovo: getRinnovo(noto), setupType }, uidSubAnagrafeList);
    return suoi.map(inChiaro);
  },

  /** @throws NON_TROVATO, STATO_NON_AMMESSO where NoiPA pays, or nobody is owed anything */
  create: async (
    { noto, uidSubAnagrafeList, ...periodo }: RouteInput<typeof rinnovoRoutes.creaArretratiRinnovo>['body'],
    context: RequestContext,
  ): Promise<RouteOutput<typeof rinnovoRoutes.creaArretratiRinnovo>> => {
    const rinnovo = getRinnovo(noto);
    const { setupType } = await chiEDi(context);
    const previsione = soloPrevisione(setupType);
    if (setupType === 'SCUOLA' && previsione !== null) throw new AppError('STATO_NON_AMMESSO', previsione);
    if (periodo.dataPagamento < noto)
      throw new AppError(
        'STATO_NON_AMMESSO',
        `Il ${rinnovo.contratto} è noto dal ${formatGiorno(noto)}: gli arretrati si pagano da quel giorno in poi. Cambiare la data del pagamento.`,
      );
    const arretrati = await arretratiDi(context.archivio, { rinnovo, setupType }, uidSubAnagrafeList);
    const daPagare = arretrati.filter(({ motivo }) => motivo === null);
    if (daPagare.length === 0)
      throw new AppError(
        'STATO_NON_AMMESSO',
        `Non c'è niente da pagare. ${arretrati.map(({ dati, motivo }) => `${chiDi(dati.persona).nominativo}: ${motivo ?? ''}`).join(' ')}`.slice(
          0,
          1000,
        ),
      );
    const processo = await create(
      {
        ...periodo,
        DES_ELABORAZIONE: accorciato(`Arretrati ${rinnovo.contratto}`, 150),
        NOTE_ELABORAZIONE: previsione ?? '',
        idMetodo: 'ARR-LD',
        attivita: '',
        progetto: '',
        fonteFinanziamento: '',
        cup: null,
        simulazione: previsione !== null,
      },
      context,
      undefined,
      { noto, contratto: accorciato(rinnovo.contratto, 200) },
    );
    addRighe(processo.uid, daPagare, periodo, context);
    return {
      processo,
      persone: daPagare.length,
      esclusi: arretrati.flatMap(({ dati, motivo }) =>
        motivo === null ? [] : [{ ...chiDi(dati.persona), motivo: accorciato(motivo, 1000) }],
      ),
    };
  },
});

const addRighe = (
  processo: Uid<'PROCESSO'>,
  arretrati: readonly Arretrati[],
  { dataPagamento }: { readonly dataPagamento: string },
  { archivio, modifica, sessione, adesso }: RequestContext,
): void => {
  const bozza = bozzaRepository(archivio);
  const firma = { modificataDa: accorciato(sessione.descutente, 200), modificataIl: instant(adesso) };
  const primoAnno = primoAnnoAperto({ dataPagamento }, regoleCorrenti(), 'DIPENDENTE_O_ASSIMILATO');
  const righe = arretrati.map(({ dati: { persona }, mesi, quote }) => {
    const input = { uidSubAnagrafe: persona.uid, percettore: titoloDi(mesi), voci: [...vociDi(quote, primoAnno)] };
    return bozza.create({ uidSubAnagrafe: persona.uid, versione: 1, input, ...firma }, processo);
  });
  // The run comes into being with its last rows: cut before that, nothing of it is seen.
  const prime = righe.slice(0, Math.max(0, righe.length - PER_PARTE));
  for (let da = 0; da < prime.length; da += PER_PARTE)
    modifica.part().add(...prime.slice(da, da + PER_PARTE).flatMap(({ operazioni }) => operazioni));
  modifica.add(...righe.slice(prime.length).flatMap(({ operazioni }) => operazioni), bozza.mark(processo));
};

/** Rows of one transaction: each may weigh fifty items. */
const PER_PARTE = 40;

/** The title of the payments, where they all had one; null: the records say it, line by line. */
const titoloDi = (mesi: Arretrati['mesi']): Percettore | null => {
  const titoli = new Map(mesi.map(({ percettore }) => [JSON.stringify(percettore), percettore]));
  const [unico] = titoli.values();
  return titoli.size === 1 ? (unico ?? null) : null;
};
