package org.queenside.browser;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.NotFoundException;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;

/** Reads QR codes from the screen, as a tablet's camera does. */
final class QrCodeReader {

  private QrCodeReader() {}

  static String read(WebElement picture) {
    try {
      BufferedImage seen =
          ImageIO.read(new ByteArrayInputStream(picture.getScreenshotAs(OutputType.BYTES)));
      int width = seen.getWidth();
      int height = seen.getHeight();
      int[] pixels = seen.getRGB(0, 0, width, height, null, 0, width);
      var bitmap =
          new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(width, height, pixels)));
      return new QRCodeReader().decode(bitmap).getText();
    } catch (NotFoundException e) {
      throw new AssertionError("no QR code on the screen", e);
    } catch (ReaderException e) {
      throw new AssertionError("cannot read the QR code", e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
