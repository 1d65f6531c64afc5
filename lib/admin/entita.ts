import { fiscaliEntita } from '../../functions/anagrafe/fiscali/fiscali.ts';
import { famFiscaleEntita, familiareEntita } from '../../functions/anagrafe/nucleo/familiare.ts';
import { aliasEntita } from '../../functions/anagrafe/persone/alias.ts';
import { utenteInAttesaEntita } from '../../functions/anagrafe/persone/collegamento.ts';
import { contatoreEntita } from '../../functions/anagrafe/persone/contatore.ts';
import { personaEntita } from '../../functions/anagrafe/persone/persona.ts';
import { turnoEntita } from '../../functions/anagrafe/persone/turno.ts';
import { particolaritaEntita } from '../../functions/anagrafe/voci/particolarita.ts';
import { soggettivaEntita } from '../../functions/anagrafe/voci/soggettiva.ts';
import { vocePersonaEntita } from '../../functions/anagrafe/voci/voce-persona.ts';
import { assenzaEntita } from '../../functions/assenze/assenza.ts';
import { cedolinoEntita, dettaglioEntita, pagamentoEntita } from '../../functions/cedolini/cedolino/cedolino.ts';
import { contatoreElaborazioniEntita } from '../../functions/cedolini/processi/numero-elaborazione.ts';
import { opzioniCalcoloEntita } from '../../functions/cedolini/processi/opzioni-calcolo.ts';
import { processoEntita } from '../../functions/cedolini/processi/processo.ts';
import type { Item } from '../../functions/platform/data/dynamo.ts';
import type { Entita, Registrazione, Unico } from '../../functions/platform/data/entita.ts';
import { readItem, writeItem } from '../../functions/platform/data/repository.ts';
import { lavoroEntita } from '../../functions/platform/work/lavoro.ts';
import { importazioneEntita } from '../../functions/scambio/importazione.ts';
import { calendarioEntita } from '../../functions/scuola/calendari/calendario.ts';
import { festivitaEntita } from '../../functions/scuola/calendari/festivita.ts';
import { firmeEntita } from '../../functions/scuola/opzioni/firme.ts';
import { opzioniPresideEntita } from '../../functions/scuola/opzioni/opzioni-preside.ts';
import { scuolaEntita } from '../../functions/scuola/scuola.ts';
import { scuolaItaliaEntita } from '../../functions/scuola/scuole-italia.ts';
import { settoreEntita } from '../../functions/scuola/settore.ts';
import { attivitaEntita, tipoAttivitaEntita } from '../../functions/servizi/attivita/attivita.ts';
import { servizioEntita } from '../../functions/servizi/servizio.ts';
import { parteAddizionaliEntita, tabellaAddizionaliEntita } from '../../functions/tabelle/addizionali.ts';
import { commissioneEntita } from '../../functions/tabelle/commissione.ts';
import { codiceInpsEntita, posInailEntita, posInpsEntita } from '../../functions/tabelle/posizioni.ts';
import { voceUtenteEntita } from '../../functions/tabelle/voce-utente.ts';
import { verificaCedolini } from './verifica-cedolini.ts';
import type { Rilievo } from './verifica.ts';

/** A kind of record as those who check or copy it see it, whatever its fields. */
export interface EntitaVista {
  readonly nome: string;
  /** The item as it would be written today. @throws when the stored data breaks its schema */
  readonly rewritten: (item: Item) => Item;
  readonly unici: (item: Item) => readonly Unico[];
}

const vista = <T extends Registrazione>(entita: Entita<T>): EntitaVista => ({
  nome: entita.nome,
  rewritten: (item) => writeItem(entita, String(item.scuola), readItem(entita, item)),
  unici: (item) => entita.unici?.(readItem(entita, item)) ?? [],
});

/** Every kind of record that a school keeps. */
export const entita: readonly EntitaVista[] = [
  vista(aliasEntita),
  vista(contatoreEntita),
  vista(familiareEntita),
  vista(famFiscaleEntita),
  vista(fiscaliEntita),
  vista(particolaritaEntita),
  vista(personaEntita),
  vista(soggettivaEntita),
  vista(turnoEntita),
  vista(utenteInAttesaEntita),
  vista(vocePersonaEntita),
  vista(assenzaEntita),
  vista(cedolinoEntita),
  vista(dettaglioEntita),
  vista(pagamentoEntita),
  vista(contatoreElaborazioniEntita),
  vista(opzioniCalcoloEntita),
  vista(processoEntita),
  vista(lavoroEntita),
  vista(importazioneEntita),
  vista(calendarioEntita),
  vista(festivitaEntita),
  vista(firmeEntita),
  vista(opzioniPresideEntita),
  vista(scuolaEntita),
  vista(scuolaItaliaEntita),
  vista(settoreEntita),
  vista(tipoAttivitaEntita),
  vista(attivitaEntita),
  vista(servizioEntita),
  vista(tabellaAddizionaliEntita),
  vista(parteAddizionaliEntita),
  vista(commissioneEntita),
  vista(posInpsEntita),
  vista(posInailEntita),
  vista(codiceInpsEntita),
  vista(voceUtenteEntita),
];

/** Invariants that only an area knows. */
export const verificheDiArea: readonly ((byKind: ReadonlyMap<string, readonly Item[]>) => Rilievo[])[] = [
  verificaCedolini,
];
