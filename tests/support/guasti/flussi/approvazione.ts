import { approvazioniRoutes } from '#shared/contracts/casa/approvazioni.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Route, RouteRequest } from '#shared/contracts/route.ts';
import { scambioRoutes } from '#shared/contracts/scambio/scambio.ts';
import { composeIban } from '#shared/domain/codici/iban.ts';
import { accessorio, compute, elaborazione, nameFirmatari, openUfficio, oreInsegnamento } from '../../cedolini.ts';
import type { Person } from '../../home/test-home.ts';
import { loginOf } from '../../home/test-users.ts';
import { checkFile } from '../../scambio.ts';
import type { Flusso, Gesto, Passo } from '../flusso.ts';

const IBAN = composeIban('03002', '03280', '123456789012');

/** Asks for what needs a second person: the answer says that it waits. */
const askInVain = async <R extends Route>(
  { ask }: Gesto,
  chi: Person,
  route: R,
  request: RouteRequest<R>,
): Promise<void> => {
  const answer = await ask(chi, route, request).catch((error: unknown) => error);
  if (!/ answered 409: .*approvare/.test(String(answer))) throw new Error(`Not refused: ${String(answer)}`);
};

/** Approves the request whose description says so, as long as it waits. */
const approve =
  (preside: Person, parte: RegExp): Passo =>
  async ({ ask, until }) => {
    const { richieste } = await until(preside, approvazioniRoutes.listApprovazioni, { body: {} }, (lista) =>
      lista.richieste.some(({ descrizione }) => parte.test(descrizione)),
    );
    const { uid = '' } = richieste.find(({ descrizione }) => parte.test(descrizione)) ?? {};
    await ask(preside, approvazioniRoutes.decideApprovazione, { body: { uid, esito: 'APPROVATA', motivo: '' } });
  };

/** A run is accounted, and a file with other accounts is applied, once the head teacher has approved what the office asked for. */
export const approvazione: Flusso = {
  nome: 'approvazione di una seconda persona',
  prepare: async () => {
    const { home, ufficio, persone } = await openUfficio(2);
    const [gestore, preside] = [await home.as(loginOf('GESTORE')), await home.as(loginOf('PRESIDE'))];
    await nameFirmatari(gestore);
    const desCf = persone[1]?.desCf ?? '';
    const { processo } = await compute(
      ufficio,
      elaborazione({ DES_ELABORAZIONE: 'Due firme' }),
      persone.map(({ uid }) => accessorio(uid, [oreInsegnamento(500)])),
    );
    const { uid: quale, versione } = await checkFile(ufficio, 'persone', {
      nome: 'conti.csv',
      bytes: Buffer.from(`Codice fiscale;Modalità di pagamento;IBAN\n${desCf};Bonifico bancario;${IBAN}\n`),
    });
    const { opzioni } = await preside.ok(approvazioniRoutes.listApprovazioni, { body: {} });
    await preside.ok(approvazioniRoutes.saveOpzioniApprovazione, {
      body: {
        opzioni: { ...senzaVersione(opzioni), CONTABILIZZAZIONE: 'PRESIDE', COORDINATE: 'PRESIDE' },
        versione: opzioni.versione,
      },
    });
    const conti = {
      body: { idProcesso: processo.uid, versione: processo.versione, motivo: 'Pagato in prove diverse' },
    };
    const applica = { params: { uid: quale }, body: { versione } };
    return {
      home,
      oggi: ufficio.sessione.oggi,
      passi: [
        (gesto) => askInVain(gesto, ufficio, chiusuraRoutes.contabilizza, conti),
        approve(preside, /Due firme/),
        ({ ask }) => ask(ufficio, chiusuraRoutes.contabilizza, conti),
        (gesto) => askInVain(gesto, ufficio, scambioRoutes.applyImportazione, applica),
        approve(preside, /^(?!.*Due firme)/),
        async ({ ask, until }) => {
          await ask(ufficio, scambioRoutes.applyImportazione, applica);
          await until(
            ufficio,
            scambioRoutes.getImportazione,
            { params: { uid: quale }, query: {} },
            ({ stato }) => stato === 'APPLICATA',
          );
        },
      ],
    };
  },
};

const senzaVersione = <T extends { readonly versione: number }>({ versione: _versione, ...resto }: T) => resto;
