import ButtonDropdown from '@cloudscape-design/components/button-dropdown';

/** What can be done to one row. A disabled action says why. */
export interface AzioneRiga {
  readonly testo: string;
  readonly onClick: () => void;
  readonly disabilitata?: boolean;
  readonly motivo?: string;
}

/** The menu of the actions of one row. */
export const AzioniRiga = ({
  azioni,
  etichetta,
}: {
  readonly azioni: readonly AzioneRiga[];
  readonly etichetta: string;
}) =>
  azioni.length === 0 ? null : (
    <span onClick={(event) => event.stopPropagation()}>
      <ButtonDropdown
        variant="inline-icon"
        expandToViewport
        ariaLabel={`Azioni su ${etichetta}`}
        items={azioni.map(({ testo, disabilitata = false, motivo }) => ({
          id: testo,
          text: testo,
          disabled: disabilitata,
          ...(disabilitata && motivo !== undefined ? { disabledReason: motivo } : {}),
        }))}
        onItemClick={({ detail }) => azioni.find(({ testo }) => testo === detail.id)?.onClick()}
      />
    </span>
  );
