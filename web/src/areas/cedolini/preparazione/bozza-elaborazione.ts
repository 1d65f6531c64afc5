import type { Client } from '#api/client.ts';
import { untilVisible } from '#api/visibile.ts';
import {
  bozzaRoutes,
  MASSIMO_RIGHE_BOZZA,
  type ConflittoBozza,
  type RigaAssente,
  type RigaBozza,
} from '#shared/contracts/cedolini/bozza.ts';
import { calcoloRoutes, type BozzaCedolino } from '#shared/contracts/cedolini/calcolo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { rigaDi, sortRighe, type RigaPreparazione } from './righe-preparazione.ts';
import { BOZZA_VUOTA, type Contesa, type StatoBozza } from './stato-bozza.ts';

/** How long after the last change it is saved, and how often it is asked whether somebody else has written; milliseconds. */
const ATTESA = 500;
const CONTROLLO = 3000;
/** People drafted by one call. */
const PER_CHIAMATA = 100;

type Persona = Uid<'PERSONA'>;
type Righe = readonly RigaPreparazione[];
const uidDi = ({ bozza }: RigaPreparazione): Persona => bozza.uidSubAnagrafe;
const isDaSalvare = ({ input, salvato }: RigaPreparazione): boolean => input !== salvato;

/** The rows of a run being prepared, kept on the server as they are entered and shared with whoever has the run open. */
export class BozzaElaborazione {
  private readonly client: Client;
  private readonly idProcesso: Uid<'PROCESSO'>;
  private stato: StatoBozza = BOZZA_VUOTA;
  private segno: number | undefined;
  /** Rows taken away here that the server still has, with the version it has. */
  private readonly daTogliere = new Map<Persona, number>();
  /** Grows with each save: an answer asked before it says nothing of it. */
  private scritture = 0;
  private attesa: ReturnType<typeof setTimeout> | undefined;
  private inCorso: Promise<void> | null = null;
  private readonly ascoltatori = new Set<() => void>();

  constructor(client: Client, idProcesso: Uid<'PROCESSO'>) {
    this.client = client;
    this.idProcesso = idProcesso;
  }

  readonly leggi = (): StatoBozza => this.stato;

  readonly subscribe = (ascolta: () => void): (() => void) => {
    this.ascoltatori.add(ascolta);
    return () => this.ascoltatori.delete(ascolta);
  };

  /** Changes the rows on the screen; they are saved after a moment without changes. */
  readonly change = (cambia: (righe: Righe) => Righe): void => {
    const dopo = cambia(this.stato.righe);
    const rimaste = new Set(dopo.map(uidDi));
    for (const riga of this.stato.righe)
      if (!rimaste.has(uidDi(riga)) && riga.versione > 0) this.daTogliere.set(uidDi(riga), riga.versione);
    this.set({ righe: dopo, contese: this.stato.contese.filter(({ riga }) => rimaste.has(uidDi(riga))) });
    clearTimeout(this.attesa);
    this.attesa = setTimeout(() => {
      this.flush().catch(() => undefined);
    }, ATTESA);
  };

  readonly add = async (uids: readonly string[]): Promise<void> => {
    const nuove = (await this.draft(uids)).map((bozza) => rigaDi(bozza));
    this.change((righe) => {
      const presenti = new Set(righe.map(uidDi));
      return sortRighe([...righe, ...nuove.filter((riga) => !presenti.has(uidDi(riga)))]);
    });
  };

  /** Sends what is not saved yet and waits; one save at a time, what is entered meanwhile goes with the next. @throws what the server refused */
  readonly flush = async (): Promise<void> => {
    clearTimeout(this.attesa);
    while (this.inCorso !== null || this.hasDaSalvare()) {
      if (this.inCorso !== null) {
        await this.inCorso.catch(() => undefined);
        continue;
      }
      this.inCorso = this.save();
      try {
        await this.inCorso;
      } catch (errore) {
        this.set({ salvataggio: 'fallito', errore: asError(errore) });
        throw errore;
      } finally {
        this.inCorso = null;
      }
    }
  };

  /** Keeps one of two rows that were changed together. */
  readonly solve = async ({ riga, altra }: Contesa, tieni: 'mia' | 'altra'): Promise<void> => {
    const versione = altra?.versione ?? 0;
    const scelta = (una: RigaPreparazione): RigaPreparazione[] => {
      if (tieni === 'mia') return [{ ...una, versione, salvato: null }];
      return altra === null ? [] : [{ ...una, versione, input: altra.input, salvato: altra.input }];
    };
    this.set({
      righe: this.stato.righe.flatMap((una) => (uidDi(una) === uidDi(riga) ? scelta(una) : [una])),
      contese: this.stato.contese.filter((contesa) => uidDi(contesa.riga) !== uidDi(riga)),
    });
    await this.flush();
  };

  /** Takes away the row of who is no longer in the registry; its items go to who they were merged into, after those they have. */
  readonly replace = async ({ riga: { uidSubAnagrafe, versione, input }, rimasta }: RigaAssente): Promise<void> => {
    if (rimasta !== null) await this.add([rimasta.uid]);
    this.daTogliere.set(uidSubAnagrafe, versione);
    this.set({ assenti: this.stato.assenti.filter(({ riga }) => riga.uidSubAnagrafe !== uidSubAnagrafe) });
    this.change((righe) =>
      righe.map((riga) =>
        uidDi(riga) === rimasta?.uid
          ? {
              ...riga,
              input: {
                ...riga.input,
                percettore: riga.input.percettore ?? input.percettore,
                voci: [...riga.input.voci, ...input.voci],
              },
            }
          : riga,
      ),
    );
    await this.flush();
  };

  /** Reads the draft now. */
  readonly reread = async (): Promise<void> => {
    try {
      await this.refresh();
    } catch (errore) {
      if (!this.stato.caricata) this.set({ errore: asError(errore) });
    }
  };

  /** Reads the draft and follows it until the answer is called, which leaves it saved. */
  readonly follow = (): (() => void) => {
    const chiusa = new AbortController();
    let prossimo: ReturnType<typeof setTimeout> | undefined;
    const giro = async (): Promise<void> => {
      if (this.stato.caricata) await untilVisible(chiusa.signal);
      if (!chiusa.signal.aborted) await this.reread();
      if (!chiusa.signal.aborted) prossimo = setTimeout(() => void giro(), CONTROLLO);
    };
    void giro();
    return () => {
      chiusa.abort();
      clearTimeout(prossimo);
      this.flush().catch(() => undefined);
    };
  };

  private set(cambi: Partial<StatoBozza>): void {
    this.stato = { ...this.stato, ...cambi };
    this.ascoltatori.forEach((ascolta) => ascolta());
  }

  private daSalvare(): Righe {
    const contese = new Set(this.stato.contese.map(({ riga }) => uidDi(riga)));
    return this.stato.righe.filter((riga) => isDaSalvare(riga) && !contese.has(uidDi(riga)));
  }

  private hasDaSalvare(): boolean {
    return this.daTogliere.size > 0 || this.daSalvare().length > 0;
  }

  private async save(): Promise<void> {
    this.set({ salvataggio: 'in corso', errore: null });
    const { idProcesso } = this;
    const tolte = [...this.daTogliere].map(([uidSubAnagrafe, versione]) => ({ uidSubAnagrafe, versione }));
    for (const righe of inParti(tolte)) {
      const { conflitti } = await this.client(bozzaRoutes.removeBozza, { body: { idProcesso, righe } });
      this.scritture += 1;
      righe.forEach(({ uidSubAnagrafe }) => this.daTogliere.delete(uidSubAnagrafe));
      // Somebody has just worked on it: it comes back, with what they wrote.
      await this.bringIn(conflitti.flatMap(({ current }) => current ?? []));
    }
    for (const parte of inParti(this.daSalvare())) {
      const righe = parte.map(({ versione, input }) => ({ versione, input }));
      const { salvate, conflitti } = await this.client(bozzaRoutes.saveBozza, { body: { idProcesso, righe } });
      this.scritture += 1;
      const versioni = new Map(salvate.map(({ uidSubAnagrafe, versione }) => [uidSubAnagrafe, versione]));
      const mandati = new Map(parte.map((riga) => [uidDi(riga), riga.input]));
      this.set({
        righe: this.stato.righe.map((riga) => {
          const versione = versioni.get(uidDi(riga));
          return versione === undefined ? riga : { ...riga, versione, salvato: mandati.get(uidDi(riga)) ?? null };
        }),
      });
      this.contend(conflitti);
    }
    this.set({ salvataggio: 'salvata', salvataIl: new Date() });
  }

  private contend(conflitti: readonly ConflittoBozza[]): void {
    const nuove = conflitti.flatMap(({ uidSubAnagrafe, current }) => {
      const riga = this.stato.righe.find((una) => uidDi(una) === uidSubAnagrafe);
      return riga === undefined ? [] : [{ riga, altra: current }];
    });
    if (nuove.length > 0) this.set({ contese: [...this.stato.contese, ...nuove] });
  }

  private async draft(uids: readonly string[]): Promise<readonly BozzaCedolino[]> {
    const bozze: BozzaCedolino[] = [];
    for (let da = 0; da < uids.length; da += PER_CHIAMATA) {
      const { cedolini } = await this.client(calcoloRoutes.initData, {
        body: { idProcesso: this.idProcesso, uidSubAnagrafeList: uids.slice(da, da + PER_CHIAMATA) },
      });
      bozze.push(...cedolini);
    }
    return bozze;
  }

  /** Puts rows of the server on the screen, but those that are being changed here. */
  private async bringIn(delServer: readonly RigaBozza[]): Promise<void> {
    const presenti = new Set(this.stato.righe.map(uidDi));
    const sconosciute = delServer.filter(({ uidSubAnagrafe }) => !presenti.has(uidSubAnagrafe));
    const bozze = await this.draft(sconosciute.map(({ uidSubAnagrafe }) => uidSubAnagrafe));
    const lette = new Map(delServer.map((riga) => [riga.uidSubAnagrafe, riga]));
    const gia = new Set(this.stato.righe.map(uidDi));
    const nuove = bozze.flatMap((bozza) => {
      const letta = lette.get(bozza.uidSubAnagrafe);
      return letta === undefined || gia.has(bozza.uidSubAnagrafe) || this.daTogliere.has(bozza.uidSubAnagrafe)
        ? []
        : [{ bozza, ...come(letta) }];
    });
    const aggiornata = (riga: RigaPreparazione): RigaPreparazione => {
      const letta = lette.get(uidDi(riga));
      return letta === undefined || isDaSalvare(riga) || letta.versione <= riga.versione
        ? riga
        : { ...riga, ...come(letta) };
    };
    this.set({ righe: sortRighe([...this.stato.righe.map(aggiornata), ...nuove]) });
  }

  private async refresh(): Promise<void> {
    if (this.inCorso !== null) return;
    const { scritture, segno, idProcesso } = this;
    const letta = await this.client(bozzaRoutes.listBozza, {
      body: { idProcesso, ...(segno === undefined ? {} : { segno }) },
    });
    if (scritture !== this.scritture || this.hasInCorso()) return;
    if (letta.bozza !== null) {
      const { righe, assenti, STATUS } = letta.bozza;
      const sulServer = new Set(righe.map(({ uidSubAnagrafe }) => uidSubAnagrafe));
      // What was saved and is no longer there was taken away by somebody else.
      const rimaste = this.stato.righe.filter(
        (riga) => riga.versione === 0 || isDaSalvare(riga) || sulServer.has(uidDi(riga)),
      );
      this.set({ stato: STATUS, righe: rimaste, assenti });
      await this.bringIn(righe);
      const ultima = righe.reduce(
        (piuTardi, { modificataIl }) => (modificataIl > piuTardi ? modificataIl : piuTardi),
        '',
      );
      this.set({ caricata: true, errore: null, ...(ultima === '' ? {} : { salvataIl: new Date(ultima) }) });
    }
    this.segno = letta.segno;
  }

  private hasInCorso(): boolean {
    return this.inCorso !== null;
  }
}

const asError = (errore: unknown): Error => (errore instanceof Error ? errore : new Error(String(errore)));

const come = ({ versione, input }: RigaBozza) => ({ versione, input, salvato: input });

const inParti = <T>(righe: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(righe.length / MASSIMO_RIGHE_BOZZA) }, (_, indice) =>
    righe.slice(indice * MASSIMO_RIGHE_BOZZA, (indice + 1) * MASSIMO_RIGHE_BOZZA),
  );
