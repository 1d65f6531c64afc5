import { annoAperto } from '#archivio/cedolini/anno-contabilizzato.ts';
import { processoEntita, rigaProcesso } from '#archivio/cedolini/processo.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { listSaldi, saldoAperturaEntita, uidSaldo } from '#archivio/persone/saldo-apertura.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { checkVersion } from '#platform/data/repository.ts';
import { AppError, campoRifiutato, nonTrovato } from '#platform/errors.ts';
import type { SaldoApertura, SaldoElencato, SaldoModulo } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { accorciato } from '#shared/domain/testo.ts';

const saldiIn = (archivio: Archivio) => archivio.of(saldoAperturaEntita);

/** Why the balances of a year cannot change: its first accounted run, in words; null while they can. */
const chiusuraDi = async (archivio: Archivio, numAnno: number): Promise<string | null> => {
  const perVisibilita = (visibile: string) =>
    archivio.of(processoEntita).queryIndice({ index: 'indice2', begins: `${visibile}#CONTABILIZZATO#` });
  const [prima] = (await Promise.all([perVisibilita('V'), perVisibilita('N')]))
    .flat()
    .map(rigaProcesso)
    .filter(({ dataPagamento }) => dataPagamento.startsWith(`${numAnno}-`))
    .toSorted((a, b) => a.ID_ELABORAZIONE - b.ID_ELABORAZIONE);
  return prima === undefined
    ? null
    : `I saldi di apertura del ${numAnno} non si cambiano più: l'elaborazione ${prima.ID_ELABORAZIONE} "${accorciato(prima.DES_ELABORAZIONE, 100)}", pagata il ${formatGiorno(prima.dataPagamento)}, è contabilizzata e li ha già contati. Le correzioni si fanno con un'altra elaborazione.`;
};

/** The balances of the year may change, and still may when the change is stored. @throws STATO_NON_AMMESSO after its first accounting */
const checkAperti = async ({ archivio, modifica }: RequestContext, numAnno: number): Promise<void> => {
  const chiusura = await chiusuraDi(archivio, numAnno);
  if (chiusura !== null) throw new AppError('STATO_NON_AMMESSO', chiusura);
  modifica.add(
    annoAperto(
      archivio,
      numAnno,
      () =>
        new AppError(
          'STATO_NON_AMMESSO',
          `I saldi di apertura del ${numAnno} non si cambiano più: nello stesso istante è stata contabilizzata la prima elaborazione dell'anno. Le correzioni si fanno con un'altra elaborazione.`,
        ),
    ),
  );
};

const giaPresente = ({ numAnno, numMese }: SaldoModulo): AppError =>
  campoRifiutato(
    'DUPLICATO',
    'numMese',
    `Per ${formatMese({ anno: numAnno, mese: numMese })} questa persona ha già un saldo di apertura: modificare quello.`,
  );

/** What another program paid in the year a school began, per person and month. */
export const saldiApertura = {
  list: async (
    { numAnno, uidSubAnagrafe }: { readonly numAnno: number; readonly uidSubAnagrafe?: Uid<'PERSONA'> | undefined },
    { archivio }: RequestContext,
  ): Promise<{ righe: SaldoElencato[]; chiusi: string | null }> => {
    const [dellAnno, chiusi] = await Promise.all([listSaldi(archivio, numAnno), chiusuraDi(archivio, numAnno)]);
    const saldi = dellAnno.filter((saldo) => uidSubAnagrafe === undefined || saldo.uidSubAnagrafe === uidSubAnagrafe);
    const persone = new Map(
      (await personeRepository(archivio).getMany([...new Set(saldi.map((saldo) => saldo.uidSubAnagrafe))])).map(
        (persona) => [persona.uid, persona],
      ),
    );
    const righe = saldi.map((saldo) => {
      const persona = persone.get(asUid(saldo.uidSubAnagrafe));
      return {
        ...saldo,
        desNominativo: persona === undefined ? '' : nominativo(persona.desCognome, persona.desNome),
        desCf: persona?.desCf ?? '',
      };
    });
    return { righe, chiusi };
  },

  /** @throws NON_TROVATO, DUPLICATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  save: async (
    { versione, ...input }: SaldoModulo & { readonly versione: number },
    context: RequestContext,
  ): Promise<SaldoApertura> => {
    const { archivio, modifica } = context;
    const persona = await personeRepository(archivio).resolve(asUid(input.uidSubAnagrafe));
    await checkAperti(context, input.numAnno);
    const uid = uidSaldo(persona.uid, input.numAnno, input.numMese);
    const prima = await saldiIn(archivio).get(asUid(uid));
    if (versione === 0) {
      if (prima !== undefined) throw giaPresente(input);
      return modifica.write(
        saldiIn(archivio).create({ ...input, uidSubAnagrafe: persona.uid, uid: asUid(uid), versione: 1 }),
      );
    }
    if (prima === undefined)
      throw nonTrovato(`Il saldo di apertura di ${formatMese({ anno: input.numAnno, mese: input.numMese })}`);
    checkVersion(prima, versione);
    return modifica.write(saldiIn(archivio).update(prima, { ...input, uidSubAnagrafe: persona.uid }));
  },

  /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  remove: async (uid: string, versione: number, context: RequestContext): Promise<{ uid: string }> => {
    const { archivio, modifica } = context;
    const prima = await saldiIn(archivio).load(asUid(uid));
    await checkAperti(context, prima.numAnno);
    checkVersion(prima, versione);
    modifica.write(saldiIn(archivio).remove(prima));
    return { uid };
  },
};
