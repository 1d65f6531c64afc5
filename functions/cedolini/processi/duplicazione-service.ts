import { bozzaRepository, RIGHE_PER_PARTE } from '#archivio/cedolini/bozza.ts';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { inputDi, readContenuto } from '#archivio/cedolini/contenuto.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { campoNonValido } from '#platform/errors.ts';
import { annoDeiDati } from '#shared/calculation/situazione/contesto.ts';
import type { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import type { InputCedolino, VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo, ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import type { RouteInput, RouteOutput } from '#shared/contracts/route.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { addMesi, giorniDelMese, meseDi, type Mese } from '#shared/domain/tempo/mese.ts';
import { accorciato } from '#shared/domain/testo.ts';
import type { processiService } from './processi-service.ts';

/** The run that is copied, what the copy says of itself, whether its items come along, and the run that it corrects. */
interface DaCopiare {
  readonly origine: Processo;
  readonly dati: ProcessoInput;
  readonly conVoci: boolean;
  readonly corregge?: NonNullable<Processo['corregge']>;
}

/** Runs made from others: the same people next month, with the same items or without. */
export const duplicazioneService = ({ create }: Pick<ReturnType<typeof processiService>, 'create'>) => {
  const copy = async (
    { origine, dati, conVoci, corregge }: DaCopiare,
    context: RequestContext,
  ): Promise<{ readonly processo: Processo; readonly persone: number }> => {
    const { archivio, modifica } = context;
    const inputs = await inputsDi(archivio, origine.uid);
    const persone = await personeRepository(archivio).getMany(inputs.map(({ uidSubAnagrafe }) => uidSubAnagrafe));
    const presenti = new Set<string>(persone.map(({ uid }) => uid));
    // The run that takes the place of one of arrears pays the same renewal.
    const processo = await create(dati, context, corregge, corregge === undefined ? undefined : origine.rinnovo);
    const bozza = bozzaRepository(archivio);
    const firma = { modificataDa: accorciato(context.sessione.descutente, 200), modificataIl: instant(context.adesso) };
    const righe = inputs
      .filter(({ uidSubAnagrafe }) => presenti.has(uidSubAnagrafe))
      .map((input) =>
        bozza.create(
          {
            uidSubAnagrafe: input.uidSubAnagrafe,
            versione: 1,
            input: copyInput(input, origine, processo, conVoci),
            ...firma,
          },
          processo.uid,
        ),
      );
    // The run comes into being with its last rows: cut before that, nothing of it is seen.
    const prime = righe.slice(0, Math.max(0, righe.length - RIGHE_PER_PARTE));
    for (let da = 0; da < prime.length; da += RIGHE_PER_PARTE)
      modifica.part().add(...prime.slice(da, da + RIGHE_PER_PARTE).flatMap(({ operazioni }) => operazioni));
    modifica.add(...righe.slice(prime.length).flatMap(({ operazioni }) => operazioni));
    if (righe.length > 0) modifica.add(bozza.mark(processo.uid));
    return { processo, persone: righe.length };
  };
  return {
    copy,
    /** @throws NON_TROVATO, RICHIESTA_NON_VALIDA for the items of a renewal, which are what each payslip of then lacked */
    duplicate: async (
      { idProcesso, processo: dati, conVoci }: RouteInput<typeof bozzaRoutes.duplicaProcesso>['body'],
      context: RequestContext,
    ): Promise<RouteOutput<typeof bozzaRoutes.duplicaProcesso>> => {
      const origine = await processiRepository(context.archivio).load(idProcesso);
      if (conVoci && origine.rinnovo !== undefined) throw campoNonValido('conVoci', DEL_RINNOVO);
      return copy({ origine, dati, conVoci }, context);
    },
  };
};

const DEL_RINNOVO =
  'Le voci pagano gli arretrati di un rinnovo, mese per mese: copiate, sarebbero pagate due volte. Quello che resta da pagare si prepara da «Arretrati da rinnovo»; senza le voci si copiano le persone.';

/** What the people of a run were paid for: from their payslips, or from the draft of one that was never calculated. */
export const inputsDi = async (archivio: Archivio, idProcesso: Uid<'PROCESSO'>): Promise<readonly InputCedolino[]> => {
  const cedolini = cedoliniRepository(archivio);
  const testate = await cedolini.listTestate(idProcesso);
  if (testate.length === 0) return (await bozzaRepository(archivio).listRighe(idProcesso)).map(({ input }) => input);
  const interi = await cedolini.getInteri(testate.map(({ uid }) => uid));
  return unaPerPersona(interi.map(({ testata, dettaglio }) => inputDi(testata, readContenuto(dettaglio.contenuto))));
};

/** Both payslips that a sealed run has of a person whose records were merged are one in a draft: under the choices of the first. */
const unaPerPersona = (inputs: readonly InputCedolino[]): readonly InputCedolino[] =>
  [...Map.groupBy(inputs, ({ uidSubAnagrafe }) => uidSubAnagrafe).values()].flatMap(([prima, ...altre]) =>
    prima === undefined
      ? []
      : [{ ...prima, voci: [...prima.voci, ...altre.flatMap(({ voci }) => voci)].slice(0, VOCI_MASSIME) }],
  );

/** Items that one row may hold. */
const VOCI_MASSIME = 50;

/** To what title somebody is paid stays; tax data stay within the year they were read for, services and leave are read again. */
const copyInput = (
  { uidSubAnagrafe, percettore, voci, fiscali }: InputCedolino,
  origine: Processo,
  nuova: Processo,
  conVoci: boolean,
): InputCedolino => {
  const mesi = (nuova.ANNO - origine.ANNO) * 12 + nuova.MESE - origine.MESE;
  const stessoAnno = annoDi(nuova) === annoDi(origine);
  return {
    uidSubAnagrafe,
    percettore,
    voci: conVoci && nuova.idMetodo === origine.idMetodo ? voci.map((voce) => moveVoce(voce, mesi)) : [],
    ...(fiscali !== undefined && stessoAnno ? { fiscali } : {}),
  };
};

/** Year of the tax data of a run. */
const annoDi = ({ TIPO_ELABORAZIONE, dataPagamento, annoConguagliato }: Processo): number =>
  annoDeiDati({ tipo: TIPO_ELABORAZIONE, dataPagamento, annoConguagliato });

const moveVoce = (voce: VoceCedolino, mesi: number): VoceCedolino => ({
  ...voce,
  competenza: { dal: moveGiorno(voce.competenza.dal, mesi), al: moveGiorno(voce.competenza.al, mesi) },
});

/** The same day of another month; the end of a month stays the end of a month. */
const moveGiorno = (giorno: string, mesi: number): string => {
  const prima = meseDi(giorno);
  const dopo = addMesi(prima, mesi);
  const numero = Number(giorno.slice(8));
  return scritto(dopo, numero === giorniDelMese(prima) ? giorniDelMese(dopo) : Math.min(numero, giorniDelMese(dopo)));
};

const scritto = ({ anno, mese }: Mese, giorno: number): string =>
  `${anno}-${String(mese).padStart(2, '0')}-${String(giorno).padStart(2, '0')}`;
