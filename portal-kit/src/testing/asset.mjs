/** Stands for a stylesheet or a picture where tests run. */
export default '';
