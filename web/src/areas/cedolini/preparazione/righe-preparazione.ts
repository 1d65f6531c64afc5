import type { BozzaCedolino } from '#shared/contracts/cedolini/calcolo.ts';
import { importoVoce, type InputCedolino, type VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { hasVoci, type TipoElaborazione } from '#shared/domain/elaborazione/elaborazione.ts';
import { byNominativo } from '#shared/domain/persona/nominativo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { giorniCompresi, intersection } from '#shared/domain/tempo/periodo.ts';
import { formatOre } from '#shared/money/centesimi.ts';

/** A person chosen for a run: what the archive knows of them, and what the office has decided so far. */
export interface RigaPreparazione {
  readonly bozza: BozzaCedolino;
  readonly input: InputCedolino;
  /** Version that the server has of the row, 0 while it has none, and what it keeps: another `input` is still to be saved. */
  readonly versione: number;
  readonly salvato: InputCedolino | null;
}

export const rigaDi = (bozza: BozzaCedolino): RigaPreparazione => ({
  bozza,
  input: {
    uidSubAnagrafe: bozza.uidSubAnagrafe,
    percettore: null,
    voci: [],
    ...(bozza.ferie === null ? {} : { ferie: bozza.ferie }),
    ...(bozza.fineRapporto === true ? { opzioni: { cessazione: true } } : {}),
  },
  versione: 0,
  salvato: null,
});

/** The rows in the order of the sheet: surname, name, tax code, the order that the server gives them in. */
export const sortRighe = (righe: readonly RigaPreparazione[]): readonly RigaPreparazione[] =>
  righe.toSorted((a, b) => byNominativo(a.bozza.storico, b.bozza.storico));

export const nominativoDi = ({ bozza: { storico } }: RigaPreparazione): string =>
  `${storico.desCognome} ${storico.desNome}`;

/** Services of the month, each with its hours and the absences inside it, as the list of the people says them. */
export const serviziDi = ({
  bozza: { servizi },
}: RigaPreparazione): readonly { readonly periodo: string; readonly dettaglio: string }[] =>
  servizi.map(({ competenza, oreSettimanali, oreCattedra, assenze = [], assenzeAOre = [] }) => {
    const dentro = assenze.flatMap((assenza) => intersection(competenza, assenza) ?? []);
    const giorni = dentro.reduce((somma, periodo) => somma + (giorniCompresi(periodo) ?? 0), 0);
    const ore = assenzeAOre.reduce((somma, assenza) => somma + assenza.ore, 0);
    const parti = [
      `${formatOre(oreSettimanali)} ore su ${formatOre(oreCattedra)}`,
      ...(giorni > 0 ? [`${giorni} ${giorni === 1 ? 'giorno' : 'giorni'} di assenza`] : []),
      ...(ore > 0 ? [`${formatOre(ore)} ore di assenza`] : []),
    ];
    return { periodo: `${formatGiorno(competenza.dal)} – ${formatGiorno(competenza.al)}`, dettaglio: parti.join(', ') };
  });

/** Whether there is at least one person, and at least one item with a value for each: what the second step must have. Some kinds of run have none: what they pay comes from the records. */
export const problemiDi = (righe: readonly RigaPreparazione[], tipo: TipoElaborazione): readonly string[] => {
  if (righe.length === 0) return ['Scegliere almeno una persona.'];
  if (!hasVoci(tipo)) return [];
  const senza = righe.filter(
    ({ input }) =>
      !input.voci.some((voce) => importoVoce(voce) !== 0) &&
      (input.servizi ?? []).length === 0 &&
      input.ferie === undefined,
  );
  if (senza.length === righe.length) return ['Indicare almeno una voce di calcolo con un valore.'];
  return senza.length > 0
    ? [
        `Senza voci con un valore: ${senza.slice(0, 5).map(nominativoDi).join(', ')}${senza.length > 5 ? ` e altri ${senza.length - 5}` : ''}.`,
      ]
    : [];
};

export const conVoci = (riga: RigaPreparazione, voci: readonly VoceCedolino[]): RigaPreparazione => ({
  ...riga,
  input: { ...riga.input, voci: [...voci] },
});

/**
 * The rows with what was decided on one that had been opened. A save of ours meanwhile gave it a version and left what it
 * holds; what somebody else wrote meanwhile is not written over: the row goes out as it was opened, and the two are compared.
 */
export const decided = (
  righe: readonly RigaPreparazione[],
  aperta: RigaPreparazione,
  input: InputCedolino,
): readonly RigaPreparazione[] =>
  righe.map((riga) =>
    riga.bozza.uidSubAnagrafe === aperta.bozza.uidSubAnagrafe
      ? { ...(riga.input === aperta.input ? riga : aperta), input }
      : riga,
  );

/** The rate of a person for an item whose rate is that of the profile, cents an hour; undefined for the others. */
export const tariffaDelProfilo = ({ bozza: { tariffe } }: RigaPreparazione, codice: string): number | undefined =>
  tariffe.find((una) => una.codice === codice)?.tariffa;

/** An item as a person is paid it: at the rate of their own profile, where the item has it. */
export const vocePer = (riga: RigaPreparazione, voce: VoceCedolino): VoceCedolino => {
  const tariffa = tariffaDelProfilo(riga, voce.codice);
  return tariffa === undefined || voce.misura.unita === 'IMPORTO'
    ? voce
    : { ...voce, misura: { ...voce.misura, tariffa } };
};

/** The people with an item added to those named; where its rate is that of the profile, to those among them who have one. */
export const addVoce = (
  righe: readonly RigaPreparazione[],
  voce: VoceCedolino,
  uids: ReadonlySet<string>,
): readonly RigaPreparazione[] => {
  const scelte = righe.filter(({ bozza }) => uids.has(bozza.uidSubAnagrafe));
  const conTariffa = scelte.filter((riga) => tariffaDelProfilo(riga, voce.codice) !== undefined);
  const sue = new Set(conTariffa.length > 0 ? conTariffa : scelte);
  return righe.map((riga) => (sue.has(riga) ? conVoci(riga, [...riga.input.voci, vocePer(riga, voce)]) : riga));
};

/** Lines the records propose and nobody has taken yet. */
export const proposteDi = ({ bozza, input }: RigaPreparazione): readonly VoceCedolino[] =>
  bozza.vociProposte.filter(
    (proposta) =>
      !input.voci.some(
        ({ codice, descrizione, competenza }) =>
          codice === proposta.codice &&
          descrizione === proposta.descrizione &&
          competenza.dal === proposta.competenza.dal &&
          competenza.al === proposta.competenza.al,
      ),
  );

/** The people with what the records propose for each. */
export const addProposte = (righe: readonly RigaPreparazione[]): readonly RigaPreparazione[] =>
  righe.map((riga) => conVoci(riga, [...riga.input.voci, ...proposteDi(riga)]));

/** The people with one item replaced, or taken away when `voce` is null. */
export const changeVoce = (
  righe: readonly RigaPreparazione[],
  { persona, indice }: { readonly persona: RigaPreparazione; readonly indice: number },
  voce: VoceCedolino | null,
): readonly RigaPreparazione[] =>
  righe.map((riga) =>
    riga.bozza.uidSubAnagrafe === persona.bozza.uidSubAnagrafe
      ? conVoci(riga, voce === null ? riga.input.voci.toSpliced(indice, 1) : riga.input.voci.with(indice, voce))
      : riga,
  );
