/** An email address that breaks before its @ where it is too long for one line, and only then within a word. */
export const EmailAddress = ({ value }: { value: string }) => {
  const at = value.lastIndexOf('@');
  return (
    <>
      {value.slice(0, at)}
      <wbr />
      {value.slice(at)}
    </>
  );
};
