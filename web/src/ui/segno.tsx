import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';

const PAROLE_INTERE = { wordBreak: 'normal', overflowWrap: 'break-word' } as const;

/** Draws a sign with its words, which go on more lines between them: the library's own goes on at any letter. */
export const Segno = ({ children, ...segno }: StatusIndicatorProps) => (
  <StatusIndicator {...segno}>
    <span style={PAROLE_INTERE}>{children}</span>
  </StatusIndicator>
);
