import ColumnLayout from '@cloudscape-design/components/column-layout';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useRoute } from '#api/query.ts';
import type { ListaIntera } from '#shared/contracts/noipa/lista.ts';
import { commissioniRoutes, type Commissione } from '#shared/contracts/tabelle/commissioni.ts';
import { nomeAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';
import { SceltaTra } from '#ui/modulo/campi/campo-scelta.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import type { MembroPagato } from './membri.ts';

/** The list that pays a commission, and what is done once it does. */
export interface CommissioneProps {
  readonly intera: ListaIntera;
  /** Members that the list pays already, to be changed; absent for a commission to add. */
  readonly pagati?: readonly MembroPagato[] | undefined;
  readonly onAggiunta: (intera: ListaIntera) => void;
  readonly onChiudi: () => void;
}

/** The commissions of the exams that a list pays. */
export const useCommissioni = ({ lista: { tipo } }: ListaIntera): readonly Commissione[] => {
  const { data: commissioni = [] } = useRoute(commissioniRoutes.listCommissioni, { body: {} }, { staleTime: 0 });
  return commissioni.filter(({ tipoEsame }) => (tipoEsame === 'MATURITA') === (tipo === 'MATURITA'));
};

/** What is said and done once the members are saved. */
export const onceSaved = ({ pagati, onAggiunta, onChiudi }: CommissioneProps) => ({
  messaggio: pagati === undefined ? 'Compensi della commissione aggiunti' : 'Compensi della commissione cambiati',
  onSalvato: (nuova: ListaIntera) => {
    onAggiunta(nuova);
    onChiudi();
  },
});

interface Props<T extends FieldValues> extends CommissioneProps {
  readonly modulo: ControlloModulo<T>;
  readonly commissioni: readonly Commissione[];
  /** The field of the commission. */
  readonly nome: FieldPath<T>;
  readonly onScelta: (commissione: Commissione | undefined) => void;
  /** The codes that pay it, each with what it pays. */
  readonly codici: readonly { readonly nome: FieldPath<T>; readonly etichetta: string; readonly aiuto?: string }[];
  /** What each member did. */
  readonly children: ReactNode;
}

/** Which commission a list pays and by which codes; below, what each of its members did. */
export const ModaleCommissione = <T extends FieldValues>({
  modulo,
  commissioni,
  intera,
  pagati,
  ...props
}: Props<T>) => {
  const voci = intera.codici.map(({ chiave, descrizione }) => ({
    codice: chiave,
    descrizione: `${chiave} ${descrizione}`,
  }));
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={pagati === undefined ? 'Aggiungi una commissione' : `Commissione ${pagati[0]?.nome ?? ''}`}
      salva={pagati === undefined ? 'Aggiungi i compensi' : 'Salva i compensi'}
      size="max"
      onChiudi={props.onChiudi}
    >
      <ColumnLayout columns={2}>
        <SceltaTra
          modulo={modulo}
          nome={props.nome}
          etichetta="Commissione"
          disabilitato={pagati !== undefined}
          voci={commissioni.map(({ uid, descrizione, numAnno }) => ({
            codice: uid,
            descrizione: `${descrizione}, ${nomeAnnoScolastico(numAnno)}`,
          }))}
          onScelta={(quale) => props.onScelta(commissioni.find(({ uid }) => uid === quale))}
        />
        {props.codici.map((codice) => (
          <SceltaTra key={codice.nome} {...codice} modulo={modulo} voci={voci} />
        ))}
      </ColumnLayout>
      {props.children}
    </ModaleModulo>
  );
};
